"""How values are written: format() and round() as Python has them, by the exact value of a float."""

import math

real_format, real_round, real_isinstance = str.format, round, isinstance


def whole(value, places):
    """The absolute value of a float times 10 ** places, rounded by its exact value, half to even."""
    part, power = math.frexp(abs(value))
    number = int(part * 9007199254740992.0) * 10**places
    power -= 53
    if power >= 0:
        return number << power
    found = number >> -power
    rest, half = number - (found << -power), 1 << (-power - 1)
    return found + (rest > half or (rest == half and found & 1))


def fixed(value, places):
    digits = str(whole(value, places))
    if places == 0:
        return digits
    digits = "0" * (places + 1 - len(digits)) + digits
    return digits[:-places] + "." + digits[-places:]


def rounded(value, ndigits=None):
    if (
        not real_isinstance(value, float)
        or ndigits is None
        or not 0 <= ndigits < 20
        or value - value != 0
    ):
        return real_round(value) if ndigits is None else real_round(value, ndigits)
    return math.copysign(whole(value, ndigits) / 10**ndigits, value)


def grouped(text, mark):
    """The whole part of a number by threes."""
    at = 0
    while at < len(text) and "0" <= text[at] <= "9":
        at += 1
    part, rest = text[:at], text[at:]
    while len(part) > 3:
        part, rest = part[:-3], mark + part[-3:] + rest
    return part + rest


def taken(text, signs):
    """The first sign, when it is one of these, and the rest."""
    return (text[0], text[1:]) if text[:1] and text[0] in signs else ("", text)


def format_value(value, spec=""):
    if spec == "":
        return str(value)
    for method in ("strftime", "__format__"):
        if hasattr(value, method):
            return getattr(value, method)(spec)
    is_text, kind = real_isinstance(value, str), spec[-1].strip("0123456789,_<>^")
    if not (is_text or real_isinstance(value, float) or kind in ("f", "%")):
        return real_format("{:" + spec + "}", value)
    fill, align = " ", ""
    if taken(spec[1:], "<>^=")[0]:
        fill, spec = spec[0], spec[1:]
    align, rest = taken(spec, "<>^=")
    sign, rest = taken(rest, "+- ")
    size, _, precision = rest[: len(rest) - len(kind)].partition(".")
    width, mark = size.rstrip(",_"), size[len(size.rstrip(",_")) :]
    if width[:1] == "0" and not align:
        fill, align = "0", "="
    if is_text:
        if kind not in ("", "s") or mark or sign:
            raise ValueError(
                "Unknown format code '%s' for object of type 'str'" % (kind or mark or sign)
            )
        text = value[: int(precision)] if precision else value
    else:
        value = float(value)
        sign = "-" if str(value)[0] == "-" else sign.strip("-")
        if kind in ("f", "%") and value - value == 0:
            places = int(precision or 6)
            text = fixed(value * 100 if kind == "%" else value, places) + kind.strip("f")
        elif kind or precision:
            text = real_format("{:" + (precision and "." + precision) + kind + "}", abs(value))
        else:
            text = str(value).strip("-")
        text = grouped(text, mark) if mark else text
    space = fill * (int(width or 0) - len(sign) - len(text))
    half = len(space) // 2
    if align == "^":
        return space[:half] + sign + text + space[half:]
    if align == "=":
        return sign + space + text
    return sign + text + space if align == "<" or (is_text and not align) else space + sign + text


class percent:
    """A text before the sign « % »: its numbers and its texts are written as format() writes them."""

    def __init__(self, text):
        self.text = text

    def __mod__(self, values):
        queue = list(values) if real_isinstance(values, tuple) else [values]
        text, at = "", 0
        while "%" in self.text[at:]:
            start = self.text.find("%", at)
            text, end = text + self.text[at:start], start + 1
            while (
                self.text[end : end + 1] in ("-", "+", " ", ".")
                or self.text[end : end + 1].isdigit()
            ):
                end += 1
            spec, kind, at = self.text[start + 1 : end], self.text[end : end + 1], end + 1
            if kind == "%":
                text += "%"
            elif kind == "(":
                return self.text % values
            elif not queue:
                raise TypeError("not enough arguments for format string")
            elif kind in ("f", "s"):
                value = float(queue.pop(0)) if kind == "f" else str(queue.pop(0))
                align = "<" if "-" in spec else "" if spec[:1] in ("0", "+", " ") else ">"
                text += format_value(value, align + spec.replace("-", "") + kind)
            else:
                text += ("%" + spec + kind) % (queue.pop(0),)
        if queue and not real_isinstance(values, dict):
            raise TypeError("not all arguments converted during string formatting")
        return text + self.text[at:]


def shown(value):
    """The text of a KeyError shows its key as it is written."""
    return repr(value.args[0]) if type(value) is KeyError and value.args else value


def formatted(text, values, named):
    if ":" not in text:
        return real_format(text, *map(shown, values), **named)
    values = list(values)
    parts, at = [], 0
    while True:
        start = text.find("{", at)
        if start < 0:
            return "".join(parts) + text[at:].replace("}}", "}")
        parts.append(text[at:start].replace("}}", "}"))
        if text[start + 1 : start + 2] == "{":
            parts.append("{")
            at = start + 2
            continue
        depth, at = 1, start + 1
        while depth:
            if at == len(text):
                raise ValueError("expected '}' before end of string")
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        head, _, spec = text[start + 1 : at - 1].partition(":")
        name, _, turned = head.partition("!")
        if name == "":
            value = values.pop(0)
        elif name.isdigit():
            value = values[int(name)]
        else:
            value = named[name] if name in named else real_format("{" + name + "}", **named)
        if "{" in spec:
            count = spec.count("{}")
            spec = real_format(spec, *values[:count], **named)
            values = values[count:]
        if turned:
            value = repr(value) if turned == "r" else str(value)
        parts.append(format_value(value, spec))
