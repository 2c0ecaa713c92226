"""The command line: commands, and a game in the terminal with the board drawn as text."""
