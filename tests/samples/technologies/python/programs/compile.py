"""Compiles many programs: a JSON list of [name, code] in, a JSON list of messages (or null) out."""

import json
import sys
import traceback


def message_of(name, code):
    try:
        compile(code, name, "exec")
    except Exception as error:
        return "".join(traceback.format_exception_only(error))
    return None


print(json.dumps([message_of(name, code) for name, code in json.load(sys.stdin)]))
