"""Runs tests.py of the current folder; the last line, after U+001E, is a JSON report."""

import io
import json
import signal
import sys
import traceback
import unittest

SECONDS = 0.5
"""Of processor: a test that goes on longer never ends."""
MOST = 6
"""Tests that never end: with more, the program would have no time left to tell which."""
ENDLESS = "ne finit pas"


class Endless(BaseException):
    """No test catches it by « except Exception »."""


def stop(*_):
    raise Endless(ENDLESS)


class Timed(unittest.TextTestResult):
    endless = 0

    def startTest(self, test):
        super().startTest(test)
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)

    def stopTest(self, test):
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        super().stopTest(test)

    def addError(self, test, error):
        super().addError(test, error)
        self.endless += error[0] is Endless
        if self.endless == MOST:
            self.stop()


def reason_of(trace):
    """The message alone: what follows the last step of the trace, on one line."""
    lines = trace.split("\n")
    steps = [at for at, line in enumerate(lines) if line.startswith('  File "')]
    after = lines[steps[-1] :] if steps else lines
    reason = next((line for line in after if line and not line.startswith(" ")), "")
    if reason.endswith(ENDLESS):
        return ENDLESS
    return reason.removeprefix("AssertionError: ")


def name_of(test):
    """The method alone, also for a case of it (subTest) and for what stands around all tests."""
    case = getattr(test, "test_case", test)
    return getattr(case, "_testMethodName", test.id())


def tests_in(suite):
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            yield from tests_in(one)
        else:
            yield name_of(one)


def report_of():
    try:
        import tests
    except BaseException:
        return {"tests": [], "error": traceback.format_exc()}
    suite = unittest.defaultTestLoader.loadTestsFromModule(tests)
    names = list(tests_in(suite))
    signal.signal(signal.SIGVTALRM, stop)
    runner = unittest.TextTestRunner(stream=io.StringIO(), buffer=True, resultclass=Timed)
    result = runner.run(suite)
    skipped = {name_of(test) for test, _ in result.skipped}
    faults = {}
    for test, trace in result.failures + result.errors:
        faults.setdefault(name_of(test), reason_of(trace))
    for test in result.unexpectedSuccesses:
        faults[name_of(test)] = "réussit, mais devait échouer"
    ran = [name for name in names if name not in skipped]
    around = [name for name in faults if name not in ran]
    return {
        "tests": [
            {"name": name, **({"fault": faults[name]} if name in faults else {})}
            for name in ran + around
        ]
    }


sys.path[0] = ""
report = report_of()
print("\x1e" + json.dumps(report))
