"""All measurements: `python -m bench`, or briefly with `--smoke`."""

from bench import engine

engine.main()
