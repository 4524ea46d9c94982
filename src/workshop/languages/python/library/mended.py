"""Gives the built-in types of MicroPython what they lack, and mends what they do otherwise."""

import builtins
import uctypes

from formats import format_value, formatted, percent, rounded, shown

real_isinstance, real_print = isinstance, print
upper, lower, encode = str.upper, str.lower, str.encode
sort_any, split, rsplit = list.sort, str.split, str.rsplit
# Letters of our languages whose capital is not 32 places before.
SMALL, CAPITAL = "œŋÿɓɗƴɛɔɲ", "ŒŊŸƁƊƳƐƆƝ"


def is_plain(text):
    return len(encode(text)) == len(text)


def raised(sign):
    code = ord(sign)
    if 0xE0 <= code <= 0xFE and code != 0xF7:
        return chr(code - 32)
    at = SMALL.find(sign)
    return CAPITAL[at] if at >= 0 else "SS" if sign == "ß" else upper(sign)


def lowered(sign):
    code = ord(sign)
    if 0xC0 <= code <= 0xDE and code != 0xD7:
        return chr(code + 32)
    at = CAPITAL.find(sign)
    return SMALL[at] if at >= 0 else lower(sign)


def is_letter(sign):
    code = ord(sign)
    return (
        "a" <= lower(sign) <= "z"
        or code in (0xAA, 0xB5, 0xBA)
        or (0xC0 <= code < 0x2000 and code not in (0xD7, 0xF7))
    )


def is_digit(sign):
    return "0" <= sign <= "9"


def all_of(test):
    return lambda self: self != "" and all([test(sign) for sign in self])


def case_of(other):
    """Some letter has a case, and none has the other."""
    return lambda self: other(self) == self and self.swapcase() != self


class Text:
    def upper(self):
        return upper(self) if is_plain(self) else "".join([raised(sign) for sign in self])

    def lower(self):
        return lower(self) if is_plain(self) else "".join([lowered(sign) for sign in self])

    def casefold(self):
        return self.lower().replace("ß", "ss")

    def capitalize(self):
        return self[:1].upper() + self[1:].lower()

    def title(self):
        words, is_inside = [], False
        for sign in self:
            words.append(sign.lower() if is_inside else sign.upper())
            is_inside = is_letter(sign)
        return "".join(words)

    def swapcase(self):
        return "".join([s.upper() if s.lower() == s else s.lower() for s in self])

    isalpha = all_of(is_letter)
    isalnum = all_of(lambda sign: is_letter(sign) or is_digit(sign))
    isdecimal = isnumeric = all_of(is_digit)
    isupper = case_of(lambda self: self.upper())
    islower = case_of(lambda self: self.lower())

    def isascii(self):
        return is_plain(self)

    def ljust(self, width, fill=" "):
        return self + fill * (width - len(self))

    def rjust(self, width, fill=" "):
        return fill * (width - len(self)) + self

    def center(self, width, fill=" "):
        space = max(0, width - len(self))
        left = space // 2 + (space & width & 1)
        return fill * left + self + fill * (space - left)

    def zfill(self, width):
        sign = self[:1] if self[:1] in ("+", "-") else ""
        return sign + self[len(sign) :].rjust(width - len(sign), "0")

    def removeprefix(self, part):
        return self[len(part) :] if self.startswith(part) else self[:]

    def removesuffix(self, part):
        return self[: -len(part)] if part and self.endswith(part) else self[:]

    def split(self, sep=None, maxsplit=-1):
        return split(self, sep, maxsplit)

    def rsplit(self, sep=None, maxsplit=-1):
        return rsplit(self, sep, maxsplit)

    def encode(self, encoding="utf-8", errors="strict"):
        if lower(encoding) not in ("utf-8", "utf8", "ascii") or (
            encoding == "ascii" and not is_plain(self)
        ):
            raise ValueError("le Python léger de l’atelier n’écrit un texte qu’en UTF-8")
        return encode(self)

    def by_step(self, first, last, step):
        return "".join(list(self)[first:last:step])

    def format(self, *values, **named):
        return formatted(self, values, named)


def merged(ranked):
    """Sorts pairs by their first, with « < » alone, and keeps the order of equals."""
    if len(ranked) < 2:
        return ranked
    half = len(ranked) // 2
    left, right = merged(ranked[:half]), merged(ranked[half:])
    if not right[0][0] < left[-1][0]:
        return left + right
    pairs, i, j = [], 0, 0
    while i < len(left) and j < len(right):
        if right[j][0] < left[i][0]:
            pairs.append(right[j])
            j += 1
        else:
            pairs.append(left[i])
            i += 1
    return pairs + left[i:] + right[j:]


def stable_sorted(values, *, key=None, reverse=False):
    """MicroPython's own loses the order of equals, which nobody sees of whole numbers, or texts."""
    found = list(values)
    if key is None and len({type(value) for value in found} | {int, str}) == 2 and found:
        sort_any(found, reverse=reverse)
        return found
    if reverse:
        found.reverse()
    found = [pair[1] for pair in merged([(key(v) if key else v, v) for v in found])]
    if reverse:
        found.reverse()
    return found


class Any:
    def by_step(self, first, last, step):
        """What `self[first:last:step]` is written as; `source.ts` says why."""
        return self[first:last:step]


class Tuple:
    def by_step(self, first, last, step):
        return tuple(list(self)[first:last:step])


class List:
    by_step = Any.by_step

    def sort(self, *, key=None, reverse=False):
        self[:] = stable_sorted(self, key=key, reverse=reverse)


class Int:
    def bit_length(self):
        return len(bin(abs(self))) - 2 if self else 0


def is_instance(value, kinds):
    if real_isinstance(value, kinds):
        return True
    return (value is True or value is False) and real_isinstance(0, kinds)


def write(*values, sep=" ", end="\n", file=None, flush=False):
    more = {"file": file} if file else {}
    real_print(
        *map(shown, values),
        sep=" " if sep is None else sep,
        end="\n" if end is None else end,
        **more
    )


def sum_from(values, start=0):
    total = start
    for value in values:
        total = total + value
    return total


def leave(code=None):
    raise SystemExit(code)


kept = []


def graft(kind, more):
    """A type of MicroPython reads its methods in a table: it is given a longer one."""
    methods = dict(kind.__dict__)
    methods.update({name: more[name] for name in more if name[:2] != "__"})
    kept.append(methods)
    place = lambda table: uctypes.bytearray_at(id(table) + 4, 12)
    place(kind.__dict__)[:] = place(methods)


MORE = (
    (str, Text),
    (list, List),
    (tuple, Tuple),
    (object, Any),
    (int, Int),
)


def mend():
    for kind, more in MORE:
        graft(kind, more.__dict__)
    builtins.sorted = stable_sorted
    builtins.sum = sum_from
    builtins.isinstance = is_instance
    builtins.print = write
    builtins.round = rounded
    builtins.percent_text = percent
    builtins.format = format_value
    builtins.exit = builtins.quit = leave
    builtins.vars = lambda one: one.__dict__
    builtins.RecursionError = RuntimeError
    builtins.UnboundLocalError = NameError
    builtins.PermissionError = builtins.IOError = OSError
