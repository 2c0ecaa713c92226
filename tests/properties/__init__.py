"""What must hold in every game: conservation, symmetry, the list of actions, the grid, the layout of records."""
