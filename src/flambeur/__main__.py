"""Start the command with `python -m flambeur`."""

import sys

from flambeur.cli import main

sys.exit(main())
