"""The table in a browser: rooms, sockets, requests; the only room of the house that knows HTTP."""
