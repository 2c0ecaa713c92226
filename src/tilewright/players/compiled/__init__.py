"""What players reckon at the engine's speed: evaluation, trial of every decision, whole games, playouts.

All sources of this folder and of `rules` decide the kernel cache, so that nothing else needs compiling anew.
"""
