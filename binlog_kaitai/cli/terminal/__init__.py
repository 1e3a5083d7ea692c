"""What a person sees while a command runs: messages, how far it is, and that it ends in order when it is told to."""
