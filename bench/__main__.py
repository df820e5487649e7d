"""All measurements: `python -m bench`, or briefly with `--smoke`."""

from bench import easycome, engine

engine.main()
easycome.main()
