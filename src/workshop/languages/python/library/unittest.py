"""What tests of exercises ask of unittest, with what was got and wanted told in French."""

MAX_SIGNS = 300


def main():
    """The workshop finds the tests by itself."""
    pass


def tests_of(module):
    """The tests of a module, with their classes; a dictionary keeps the order of the file."""
    found = []
    for value in module.__dict__.values():
        if not isinstance(value, type) or not issubclass(value, TestCase):
            continue
        for name in value.__dict__:
            if name.startswith("test"):
                found.append((value, name))
    return found


def written(value):
    text = repr(value)
    return text if len(text) <= MAX_SIGNS else text[:MAX_SIGNS] + "…"


class Raises:
    def __init__(self, kind, pattern=None):
        self.kind = kind
        self.pattern = pattern
        self.exception = None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        wanted = self.kind.__name__
        if kind is None:
            raise AssertionError("aucune erreur\u00a0; attendu\u00a0: " + wanted)
        if not issubclass(kind, self.kind):
            return False
        self.exception = error
        if self.pattern is not None:
            import re

            if not re.search(self.pattern, str(error)):
                fail(str(error), "un message avec «\u00a0%s\u00a0»" % self.pattern)
        return True


def fail(got, wanted):
    raise AssertionError("reçu\u00a0: %s\u00a0; attendu\u00a0: %s" % (got, wanted))


class TestCase:
    def setUp(self):
        pass

    def tearDown(self):
        pass

    def fail(self, message="le test a échoué"):
        raise AssertionError(message)

    def assertEqual(self, got, wanted, message=None):
        if not got == wanted:
            fail(written(got), written(wanted))

    def assertNotEqual(self, got, other, message=None):
        if got == other:
            fail(written(got), "autre chose")

    def assertAlmostEqual(self, got, wanted, places=7, message=None):
        if round(abs(got - wanted), places) != 0:
            fail(written(got), "environ " + written(wanted))

    def assertTrue(self, got, message=None):
        if not got:
            fail(written(got), "True")

    def assertFalse(self, got, message=None):
        if got:
            fail(written(got), "False")

    def assertIs(self, got, wanted, message=None):
        if got is not wanted:
            fail(written(got), written(wanted))

    def assertIsNone(self, got, message=None):
        if got is not None:
            fail(written(got), "None")

    def assertIsNotNone(self, got, message=None):
        if got is None:
            fail("None", "autre chose que None")

    def assertIsInstance(self, got, kind, message=None):
        if not isinstance(got, kind):
            fail(written(got), "une valeur de type " + kind.__name__)

    def assertIn(self, part, whole, message=None):
        if part not in whole:
            fail(written(whole), "quelque chose qui contient " + written(part))

    def assertNotIn(self, part, whole, message=None):
        if part in whole:
            fail(written(whole), "quelque chose sans " + written(part))

    def assertGreater(self, got, limit, message=None):
        if not got > limit:
            fail(written(got), "plus que " + written(limit))

    def assertLess(self, got, limit, message=None):
        if not got < limit:
            fail(written(got), "moins que " + written(limit))

    def assertRaises(self, kind, function=None, *values):
        return self.raising(Raises(kind), function, values)

    def assertRaisesRegex(self, kind, pattern, function=None, *values):
        return self.raising(Raises(kind, pattern), function, values)

    def raising(self, guard, function, values):
        if function is None:
            return guard
        with guard:
            function(*values)
