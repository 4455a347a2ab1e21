"""What the frozen program starts with."""

import sys

from desktop.__main__ import main

sys.exit(main())
