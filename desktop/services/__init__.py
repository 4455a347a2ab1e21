"""Files, folders and the catalogue of rule systems; knows no Qt."""
