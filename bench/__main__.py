"""All measurements: `python -m bench`, or briefly with `--smoke`."""

from bench import easycome, engine, fast

engine.main()
fast.main()
easycome.main()
