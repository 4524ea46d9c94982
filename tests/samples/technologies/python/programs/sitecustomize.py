"""Python starts with this: what is typed appears on the screen, as on a terminal.

What was typed stands between U+E000 and U+E001, so that the runner knows it from what was printed.
"""

import io
import os
import sys

KEYBOARD = "SAMPLES_KEYBOARD"


class Keyboard(io.TextIOWrapper):
    def readline(self, *size):
        return echo(super().readline(*size))

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def read(self, *size):
        return "".join(echo(line) for line in super().read(*size).splitlines(keepends=True))


def echo(line):
    if line:
        sys.stdout.write("\ue000" + line.rstrip("\n") + "\ue001\n")
        sys.stdout.flush()
    return line


def is_keyboard():
    """The input of a child process is a pipe of the sample's own: nothing to show."""
    try:
        name = str(os.fstat(0).st_ino)
    except OSError:
        return False
    return os.environ.setdefault(KEYBOARD, name) == name


sys.path[:] = [path for path in sys.path if path != os.path.dirname(__file__)]
if sys.stdin is not None and is_keyboard():
    sys.stdin = Keyboard(sys.stdin.buffer, encoding="utf-8")
