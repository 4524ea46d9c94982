"""Plays interactive sessions: types the lines after >>> and ..., shows what the interpreter answers.

Argument: a JSON list of [language, text]; all but the last are played without being shown.
"""

import code
import contextlib
import io
import json
import sys

PROMPTS = (">>>", "...")


def play(console, text):
    more = False
    for line in text.split("\n"):
        prompt = line[:3]
        is_typed = prompt in PROMPTS and line[3:4] in ("", " ")
        if more and not (is_typed and prompt == "..."):
            # Writers may leave out the empty line that ends a block.
            more = console.push("")
        if is_typed and (prompt == ">>>" or more):
            print(line)
            more = console.push(line[4:])
    if more:
        console.push("")


def main():
    sessions = json.loads(sys.argv[1])
    sys.argv, sys.path[0] = [""], ""
    sys.stderr = sys.stdout
    names = {"__name__": "__main__", "__doc__": None}
    console = code.InteractiveConsole(names, filename="<stdin>")
    *earlier, last = sessions
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        for language, text in earlier:
            if language == "pycon":
                play(console, text)
            else:
                exec(compile(text, "<stdin>", "exec"), names)
    with contextlib.suppress(SystemExit):
        play(console, last[1])


main()
