"""All measurements: `python -m bench`, or briefly with `--smoke`."""

from bench import coach, easycome, engine, fast, lasvegas_bots, solo, strength

engine.main()
fast.main()
easycome.main()
lasvegas_bots.main()
strength.main()
solo.main()
coach.main()
