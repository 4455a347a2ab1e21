"""The frame of a sheet, the guided building, terms and the reasons of a number."""
