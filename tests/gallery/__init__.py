"""Every screen as a picture, so that it is looked at before it is called done."""
