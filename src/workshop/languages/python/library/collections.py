"""What lessons ask of collections: Counter and defaultdict, with what MicroPython has."""

from ucollections import OrderedDict, deque, namedtuple


class defaultdict(dict):
    def __init__(self, make=None, *values, **named):
        super().__init__(*values, **named)
        self.default_factory = make

    def __getitem__(self, key):
        if key not in self and self.default_factory:
            self[key] = self.default_factory()
        return super().__getitem__(key)

    def __repr__(self):
        return "defaultdict(%r, %r)" % (self.default_factory, dict(self.items()))

    __str__ = __repr__


class Counter(dict):
    def __init__(self, values=(), **named):
        super().__init__()
        self.update(values, **named)

    def update(self, values=(), **named):
        for part in (values, named):
            for key in part:
                self[key] += part[key] if isinstance(part, dict) else 1

    def __getitem__(self, key):
        return self.get(key, 0)

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda pair: pair[1], reverse=True)[:n]

    def elements(self):
        return (key for key in self for _ in range(self[key]))

    def total(self):
        return sum(self.values())

    def __add__(self, other):
        both = Counter(self)
        both.update(other)
        return both

    def __repr__(self):
        return "Counter(%r)" % dict(self.most_common()) if self else "Counter()"

    __str__ = __repr__
