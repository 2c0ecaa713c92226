"""The laws of both games, written once as plain functions over flat records of integers.

Called from Python they run as they stand; called from a kernel (`kernels`) Numba compiles the same source.
"""
