"""What modules of MicroPython lack, given to them when a program imports them."""

from mended import graft

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August")
MONTHS += ("September", "October", "November", "December")
done = []


def complete(name, module):
    if name in GIVEN and name not in done:
        done.append(name)
        GIVEN[name](module)


def give(module, **more):
    """To a module in Python, one by one; the table of any other is exchanged for a longer one."""
    try:
        for name in more:
            setattr(module, name, more[name])
    except AttributeError:
        graft(module, more)


def parts_of(one):
    """The parts of a date or an hour by the letters of strftime."""
    parts = {"%": "%"}
    if hasattr(one, "year"):
        day = one.weekday()
        date = one.date() if hasattr(one, "date") else one
        count = (date - type(date)(one.year, 1, 1)).days + 1
        parts.update(Y="%04d" % one.year, y="%02d" % (one.year % 100), m="%02d" % one.month)
        parts.update(d="%02d" % one.day, j="%03d" % count, w=str((day + 1) % 7), u=str(day + 1))
        parts.update(
            A=DAYS[day], a=DAYS[day][:3], B=MONTHS[one.month - 1], b=MONTHS[one.month - 1][:3]
        )
    hour = getattr(one, "hour", 0)
    parts.update(H="%02d" % hour, I="%02d" % (hour % 12 or 12), p="AM" if hour < 12 else "PM")
    for letter, name in ("M", "minute"), ("S", "second"):
        parts[letter] = "%02d" % getattr(one, name, 0)
    return parts


def strftime(one, pattern):
    start, *rest = pattern.replace("%%", "\0").split("%")
    parts = parts_of(one)
    for piece in rest:
        if piece[:1] not in parts:
            raise ValueError("le Python léger de l’atelier n’a pas %%%s dans une date" % piece[:1])
        start += parts[piece[:1]] + piece[1:]
    return start.replace("\0", "%")


FIELDS = {
    "Y": ("year", 4),
    "m": ("month", 2),
    "d": ("day", 2),
    "H": ("hour", 2),
    "M": ("minute", 2),
    "S": ("second", 2),
}


def read_date(kind, text, pattern):
    found, at, start = {"year": 1900, "month": 1, "day": 1}, 0, 0
    while start < len(pattern):
        sign, letter = pattern[start], pattern[start + 1 : start + 2]
        if sign == "%" and letter in FIELDS:
            name, most = FIELDS[letter]
            end = at
            while end < at + most and text[end : end + 1].isdigit():
                end += 1
            start += 2
        elif sign == "%":
            raise ValueError("le Python léger de l’atelier ne lit pas %%%s dans une date" % letter)
        else:
            name, end = None, at + (text[at : at + 1] == sign)
            start += 1
        if end == at:
            raise ValueError("time data %r does not match format %r" % (text, pattern))
        if name:
            found[name] = int(text[at:end])
        at = end
    if at < len(text):
        raise ValueError("unconverted data remains: " + text[at:])
    return kind(**found)


def complete_datetime(module):
    """MicroPython's own shows a date by its number of days."""

    def show(kind, *names, least):
        def written(one):
            values = [getattr(one, name) for name in names]
            while len(values) > least and values[-1] == 0:
                values.pop()
            return "datetime.%s(%s)" % (kind.__name__, ", ".join(map(str, values)))

        kind.__repr__ = written
        kind.strftime = strftime

    def written_delta(one):
        names = ("days", "seconds", "microseconds")
        parts = ["%s=%d" % (name, getattr(one, name)) for name in names if getattr(one, name)]
        return "datetime.timedelta(%s)" % (", ".join(parts) or "0")

    day, hour = ("year", "month", "day"), ("hour", "minute", "second", "microsecond")
    show(module.date, *day, least=3)
    show(module.time, *hour, least=2)
    show(module.datetime, *day, *hour, least=5)
    module.datetime.strptime = classmethod(read_date)
    module.timedelta.__repr__ = written_delta


def product_of(values, start=1):
    for value in values:
        start = start * value
    return start


def complete_math(module):
    def gcd(*numbers):
        found = 0
        for number in numbers:
            while number:
                found, number = number, found % number
        return abs(found)

    def lcm(*numbers):
        found = 1
        for number in numbers:
            found = found * number // (gcd(found, number) or 1)
        return abs(found)

    def isqrt(n):
        root = int(module.sqrt(n))
        while root * root > n:
            root -= 1
        while (root + 1) * (root + 1) <= n:
            root += 1
        return root

    def comb(n, k):
        return product_of(range(n - k + 1, n + 1)) // module.factorial(k) if k <= n else 0

    def hypot(*sides):
        return module.sqrt(sum([side * side for side in sides]))

    give(module, gcd=gcd, lcm=lcm, isqrt=isqrt, comb=comb, hypot=hypot, prod=product_of)


def complete_functools(module):
    def cache(function):
        known = {}

        def called(*values):
            if values not in known:
                known[values] = function(*values)
            return known[values]

        return called

    def lru_cache(given=None, **_):
        return cache(given) if callable(given) else cache

    give(module, cache=cache, lru_cache=lru_cache)


def complete_itertools(module):
    def product(*lists, repeat=1):
        found = [()]
        for values in [list(one) for one in lists] * repeat:
            found = [before + (value,) for before in found for value in values]
        return iter(found)

    def chosen(values, size, next_ones):
        if size == 0:
            yield ()
            return
        for at, value in enumerate(values):
            for rest in chosen(next_ones(values, at), size - 1, next_ones):
                yield (value,) + rest

    def combinations(values, r):
        return chosen(list(values), r, lambda ones, at: ones[at + 1 :])

    def permutations(values, r=None):
        values = list(values)
        return chosen(
            values, len(values) if r is None else r, lambda ones, at: ones[:at] + ones[at + 1 :]
        )

    def groupby(values, key=None):
        groups = []
        for value in values:
            name = key(value) if key else value
            if not groups or groups[-1][0] != name:
                groups.append((name, []))
            groups[-1][1].append(value)
        return iter(groups)

    give(
        module,
        product=product,
        combinations=combinations,
        permutations=permutations,
        groupby=groupby,
    )


def complete_operator(module):
    def itemgetter(*keys):
        return lambda one: one[keys[0]] if len(keys) == 1 else tuple([one[key] for key in keys])

    give(module, itemgetter=itemgetter)


def complete_time(module):
    give(module, perf_counter=lambda: module.ticks_us() / 1_000_000)


GIVEN = {
    "datetime": complete_datetime,
    "math": complete_math,
    "functools": complete_functools,
    "itertools": complete_itertools,
    "operator": complete_operator,
    "time": complete_time,
}
