"""Games at rest: what a table was set up with, who sits at it, every command that it accepted."""
