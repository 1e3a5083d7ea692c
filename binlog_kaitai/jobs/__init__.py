"""Work on logs by several processes: tasks that are planned and run in order, and pieces of one log."""
