"""Speed, measured: `python -m bench.engine`."""
