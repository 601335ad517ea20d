"""What is wrong with operators that can be read: checks of arguments, entries, names and operators among each other."""
