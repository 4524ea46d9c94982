"""What lessons and tests ask of pathlib: a path, what it holds, and whether it is there."""

import os


class Path:
    def __init__(self, *parts):
        self.text = "/".join([str(part).rstrip("/") or "/" for part in parts]) or "."

    def __str__(self):
        return self.text

    def __repr__(self):
        return "PosixPath(%r)" % self.text

    def __eq__(self, other):
        return isinstance(other, Path) and other.text == self.text

    def __hash__(self):
        return hash(self.text)

    def __truediv__(self, part):
        return Path(self.text, part)

    @property
    def name(self):
        return self.text.split("/")[-1]

    @property
    def suffix(self):
        at = self.name.rfind(".")
        return self.name[at:] if at > 0 else ""

    @property
    def stem(self):
        return self.name[: len(self.name) - len(self.suffix)]

    @property
    def parent(self):
        above = "/".join(self.text.split("/")[:-1])
        return Path(above or ("/" if self.text.startswith("/") else "."))

    def with_name(self, name):
        return self.parent / name

    def exists(self):
        try:
            os.stat(self.text)
        except OSError:
            return False
        return True

    def is_dir(self):
        return self.exists() and os.stat(self.text)[0] & 0x4000 != 0

    def is_file(self):
        return self.exists() and not self.is_dir()

    def mkdir(self, parents=False, exist_ok=False):
        if not (exist_ok and self.exists()):
            os.mkdir(self.text)

    def rmdir(self):
        os.rmdir(self.text)

    def unlink(self, missing_ok=False):
        if self.exists() or not missing_ok:
            os.remove(self.text)

    def open(self, mode="r", encoding=None, newline=None):
        return open(self.text, mode)

    def read_text(self, encoding=None):
        with open(self.text) as file:
            return file.read()

    def write_text(self, text, encoding=None, newline=None):
        with open(self.text, "w") as file:
            return file.write(text)
