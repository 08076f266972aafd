"""Games of other packages: examples/crazy_eights, installed; and packages that are broken."""
