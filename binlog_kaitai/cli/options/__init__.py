"""Options that several commands have, and how what is typed becomes what the rooms below are asked for.

An option stands here once, with its help and its checks; a command takes it by its decorator.
"""
