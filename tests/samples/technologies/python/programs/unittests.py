"""Runs tests.py of the current folder; the last line, after U+001E, is a JSON report."""

import io
import json
import sys
import traceback
import unittest


def reason_of(trace):
    """The message alone: what follows the last step of the trace, on one line."""
    lines = trace.split("\n")
    steps = [at for at, line in enumerate(lines) if line.startswith('  File "')]
    after = lines[steps[-1] :] if steps else lines
    reason = next((line for line in after if line and not line.startswith(" ")), "")
    return reason.removeprefix("AssertionError: ")


def report_of():
    try:
        import tests
    except BaseException:
        return {"count": 0, "failed": [], "error": traceback.format_exc()}
    suite = unittest.defaultTestLoader.loadTestsFromModule(tests)
    result = unittest.TextTestRunner(stream=io.StringIO(), buffer=True).run(suite)
    failed = [
        test.id().removeprefix("tests.") + " : " + reason_of(trace)
        for test, trace in result.failures + result.errors
    ]
    failed += [test.id() + " : réussit, mais devait échouer" for test in result.unexpectedSuccesses]
    return {"count": result.testsRun - len(result.skipped), "failed": failed}


sys.path[0] = ""
report = report_of()
print("\x1e" + json.dumps(report))
