"""The proofs: the engine against the naive scorers, compiled against interpreted, trees of decisions, the cache.

`make proof` (TILEWRIGHT_PROOF=full) plays 2,000 games of each game against the naive scorers and 500 compiled; a plain
test run a tenth of them, always the same. `settings` draws what is played, `engines` plays the interpreted engine and
writes record entries, `policies` choose, `comparing` asks the naive scorers, `driving` puts these together,
`shrinking` makes the record of a difference short, `twins` plays interpreted and compiled side by side, `perft` counts.
"""
