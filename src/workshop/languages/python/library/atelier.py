"""Runs the reader's program, or the tests of an exercise, and tells the worker what comes of it.

What is told is one line of JSON after U+001E. No object of JavaScript is given to Python.
"""

import builtins
import io
import ujson
import sys

import mended
import more

PROGRAM = "exercice.py"
TESTS = "tests.py"
# The bridge to JavaScript, and what belongs to this machine.
CLOSED = ("js", "jsffi", "atelier", "asyncio")

real_print = print
real_open = open
real_import = __import__
real_dumps = ujson.dumps
print_trace = sys.print_exception
make_text = io.StringIO


class FileNotFoundError(OSError):
    pass


class ModuleNotFoundError(ImportError):
    pass


def tell(kind, **facts):
    facts["kind"] = kind
    real_print("\x1e" + real_dumps(facts))


def trace_of(error):
    text = make_text()
    print_trace(error, text)
    return text.getvalue()


def read(name):
    with real_open(name) as file:
        return file.read()


def open_as_text(
    file, mode="r", buffering=-1, encoding=None, errors=None, newline=None
):
    try:
        return real_open(str(file), mode)
    except OSError as error:
        if error.errno not in (2, 44):
            raise
    message = "[Errno 2] No such file or directory: %r" % (str(file),)
    raise FileNotFoundError(message)


def import_open(name, scope=None, local=None, names=(), level=0):
    if name.split(".")[0] in CLOSED and scope and scope.get("__name__") != "atelier":
        raise ImportError("le module « %s » est fermé dans l’atelier" % name)
    if name == "re" and scope and scope.get("__name__") in ("__main__", "exercice"):
        # MicroPython's own reads bytes, and few patterns: a reader's would be wrong without a word.
        raise ModuleNotFoundError("No module named 're'")
    try:
        module = real_import(name, scope, local, names or (), level)
        more.complete(name, module)
        return module
    except ImportError as error:
        if str(error) != "no module named '%s'" % name:
            raise
    raise ModuleNotFoundError("No module named '%s'" % name)


def typed_input(lines):
    def ask(question=""):
        real_print(question, end="")
        if not lines:
            real_print()
            raise EOFError("EOF when reading a line")
        line = lines.pop(0)
        real_print(line)
        return line

    return ask


def prepare():
    builtins.input = typed_input(ujson.loads(read("typed.json")))
    builtins.open = open_as_text
    mended.mend()
    # A program that a test runs by `exec` is the one that is run.
    builtins.__name__ = "__main__"
    builtins.FileNotFoundError = FileNotFoundError
    builtins.ModuleNotFoundError = ModuleNotFoundError
    builtins.__import__ = import_open


def run():
    prepare()
    try:
        exec(compile(read(PROGRAM), PROGRAM, "exec"), {"__name__": "__main__"})
    except SystemExit as error:
        if error.args and isinstance(error.args[0], str):
            print(error.args[0])
    except BaseException as error:
        tell("trace", text=trace_of(error))


def check():
    prepare()
    try:
        import tests
        import unittest

        found = unittest.tests_of(tests)
    except BaseException as error:
        return tell("trace", text=trace_of(error))
    for case, method in found:
        tell("begin", method=method)
        reason = play(case, method)
        if reason is None:
            tell("passed", method=method)
        else:
            tell("failed", method=method, text=reason)


def play(case, method):
    """Returns None when the test passes, what was got and wanted, or a trace."""
    try:
        one = case()
        one.setUp()
        getattr(one, method)()
        one.tearDown()
    except AssertionError as error:
        return str(error) or trace_of(error)
    except BaseException as error:
        return trace_of(error)
