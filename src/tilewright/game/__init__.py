"""A game that people play: setup, options, chance, actions, why-not, events, views, record, position."""
