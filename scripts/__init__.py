"""What readies, checks and measures a checkout; nothing of it is installed."""
