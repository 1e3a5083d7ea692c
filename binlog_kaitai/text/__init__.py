"""What events and changes look like as lines of text."""
