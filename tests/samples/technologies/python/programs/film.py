"""Runs a program line by line; the output is JSON: what it printed, and its state before each line.

Arguments: the file, and its first line that readers see. `run/films/pause.ts` says the shape.
"""

import io
import json
import os
import sys
import types

MOST_PAUSES = 400
MOST_ENTRIES = 12
LONGEST = 60
PLAIN = (type(None), bool, int, float, complex, str, bytes, range)
FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, type(len))
MUTABLE = (list, dict, set)
NEWLOCALS = 0x2


class Screen(io.StringIO):
    """What the program prints, typed lines included."""

    def isatty(self):
        return False


class State:
    """Values as text, and the objects that several names may lead to, each with its number."""

    numbers = {}
    kept = []

    def __init__(self):
        self.objects = {}

    def value(self, it):
        if isinstance(it, PLAIN):
            return cut(repr(it))
        if isinstance(it, types.ModuleType):
            return f"module {it.__name__}"
        if isinstance(it, type):
            return f"classe {it.__name__}"
        if isinstance(it, FUNCTIONS) and not captured(it):
            return function_name(it)
        if isinstance(it, tuple) and all(isinstance(one, PLAIN) for one in it):
            return cut(repr(it))
        if isinstance(it, (list, dict, set, frozenset, tuple)) or captured(it) or is_own(it):
            return self.object(it)
        text = repr(it)
        return f"objet {type(it).__name__}" if " at 0x" in text else cut(text)

    def object(self, it):
        if id(it) not in State.numbers:
            State.numbers[id(it)] = len(State.numbers)
            # An object that is gone would leave its address to another.
            State.kept.append(it)
        number = State.numbers[id(it)]
        if number not in self.objects:
            self.objects[number] = None
            self.objects[number] = [number, kind_of(it), self.entries(it)]
        return number

    def entries(self, it):
        pairs = entries_of(it)
        shown = [[name, self.value(one)] for name, one in pairs[:MOST_ENTRIES]]
        rest = len(pairs) - MOST_ENTRIES
        return shown if rest <= 0 else [*shown, ["…", f"et {rest} de plus"]]


def entries_of(it):
    if isinstance(it, dict):
        return [(cut(repr(key)), one) for key, one in it.items()]
    if isinstance(it, (set, frozenset)):
        return [("", one) for one in sorted(it, key=repr)]
    if isinstance(it, (list, tuple)):
        return [(str(at), one) for at, one in enumerate(it)]
    if isinstance(it, types.FunctionType):
        return list(captured(it).items())
    return list(vars(it).items())


def kind_of(it):
    return function_name(it) if isinstance(it, types.FunctionType) else type(it).__name__


def function_name(it):
    name = it.__name__
    return "fonction sans nom" if name == "<lambda>" else f"fonction {name}"


def captured(it):
    """What a function keeps: the variables of the call where it was born, the defaults that may change."""
    if not isinstance(it, types.FunctionType):
        return {}
    cells = zip(it.__code__.co_freevars, it.__closure__ or ())
    defaults = it.__defaults__ or ()
    names = it.__code__.co_varnames[: it.__code__.co_argcount][-len(defaults) :]
    kept = {name: one for name, one in zip(names, defaults) if isinstance(one, MUTABLE)}
    return {**kept, **{name: cell.cell_contents for name, cell in cells if is_full(cell)}}


def is_full(cell):
    try:
        cell.cell_contents
    except ValueError:
        return False
    return True


def is_own(it):
    """An object of a class that the program has written."""
    return type(it).__module__ == "__main__" and hasattr(it, "__dict__")


def cut(text):
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Tracer:
    def __init__(self, name, first, screen):
        self.name, self.first, self.screen = name, first, screen
        self.pauses = []
        self.starting = set()
        self.unwinding = None
        self.raised = None

    @property
    def is_cut(self):
        return len(self.pauses) >= MOST_PAUSES

    def enter(self, frame, event, arg):
        code = frame.f_code
        is_step = code.co_name == "<module>" or code.co_flags & NEWLOCALS
        is_hidden = code.co_name.startswith("<") and code.co_name not in ("<module>", "<lambda>")
        is_before = code.co_name != "<module>" and code.co_firstlineno < self.first
        if code.co_filename != self.name or not is_step or is_hidden or is_before:
            return None
        if code.co_name != "<module>":
            self.starting.add(frame)
        return self.step

    def step(self, frame, event, arg):
        if self.is_cut:
            sys.settrace(None)
            return None
        if frame.f_lineno < self.first:
            return self.step
        if event == "line":
            self.unwinding = None
            kind = "call" if frame in self.starting else "line"
            self.starting.discard(frame)
            self.pause(frame, kind)
        elif event == "return":
            if self.unwinding is not frame:
                self.pause(frame, "return", returned=arg)
            elif frame.f_back is not None:
                self.unwinding = frame.f_back
        elif event == "exception":
            self.raise_in(frame, arg)
        return self.step

    def raise_in(self, frame, arg):
        kind, error, _ = arg
        self.unwinding = frame
        if self.raised is error or kind in (StopIteration, GeneratorExit):
            return
        self.raised = error
        text = str(error)
        said = f"{kind.__name__}: {text}" if text else kind.__name__
        self.pause(frame, "raise", raised=cut(said))

    def pause(self, frame, kind, **facts):
        state = State()
        calls = [self.call(one, state) for one in self.open_calls(frame)]
        if "returned" in facts:
            facts["returned"] = state.value(facts["returned"])
        self.pauses.append(
            {
                "kind": kind,
                "line": frame.f_lineno - self.first + 1,
                "printed": len(self.screen.getvalue()),
                "calls": calls,
                "objects": [state.objects[number] for number in sorted(state.objects)],
                **facts,
            }
        )

    def open_calls(self, frame):
        frames = []
        while frame is not None:
            name = frame.f_code.co_name
            if frame.f_code.co_filename == self.name and (name[:1] != "<" or name in NAMED):
                frames.append(frame)
            frame = frame.f_back
        return reversed(frames)

    def call(self, frame, state):
        name = frame.f_code.co_name
        held = [(key, one) for key, one in frame.f_locals.items() if not key.startswith("__")]
        return [NAMED.get(name, name), [[key, state.value(one)] for key, one in held]]


NAMED = {"<module>": "", "<lambda>": "fonction sans nom"}


def main():
    name, first = sys.argv[1], int(sys.argv[2])
    with open(name, encoding="utf-8") as file:
        code = compile(file.read(), name, "exec")
    program = types.ModuleType("__main__")
    program.__file__ = name
    terminal, screen = sys.stdout, Screen()
    sys.modules["__main__"], sys.argv, sys.path[0] = program, [name], ""
    sys.stdout = screen
    tracer = Tracer(name, first, screen)
    sys.settrace(tracer.enter)
    try:
        exec(code, vars(program))
    except BaseException:
        # The page tells it, as the run without a tracer did.
        pass
    finally:
        sys.settrace(None)
    output = screen.getvalue()
    json.dump({"output": output, "pauses": tracer.pauses, "isCut": tracer.is_cut}, terminal)
    terminal.flush()
    os._exit(0)


main()
