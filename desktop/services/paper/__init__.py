"""Paper that comes back or goes out: PDF forms, codes of pages, sets to print."""
