"""json as lessons use it: MicroPython's own reads, and writes neither indents nor accents' choice."""

import ujson

QUOTED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


class JSONDecodeError(ValueError):
    pass


def loads(text):
    try:
        return ujson.loads(text)
    except ValueError:
        raise JSONDecodeError("Expecting value")


def load(file):
    return loads(file.read())


def dump(value, file, **options):
    file.write(dumps(value, **options))


def dumps(value, ensure_ascii=True, indent=None, sort_keys=False, separators=None, default=None):
    comma, colon = separators or (", " if indent is None else ",", ": ")
    step = " " * indent if isinstance(indent, int) else indent

    def quoted(text):
        return '"' + "".join([sign_of(sign) for sign in text]) + '"'

    def sign_of(sign):
        code = ord(sign)
        if sign in QUOTED:
            return QUOTED[sign]
        if code > 0xFFFF and ensure_ascii:
            rest = code - 0x10000
            return "\\u%04x\\u%04x" % (0xD800 + (rest >> 10), 0xDC00 + (rest & 0x3FF))
        if code < 32 or (code > 126 and ensure_ascii):
            return "\\u%04x" % code
        return sign

    def joined(parts, signs, before):
        if not parts:
            return signs
        if step is None:
            return signs[0] + comma.join(parts) + signs[1]
        start = "\n" + before
        return signs[0] + start + step + (comma + start + step).join(parts) + start + signs[1]

    def written(value, before):
        if isinstance(value, str):
            return quoted(value)
        if isinstance(value, dict):
            pairs = [
                quoted(key if isinstance(key, str) else written(key, ""))
                + colon
                + written(value[key], before + (step or ""))
                for key in (sorted(value) if sort_keys else value)
            ]
            return joined(pairs, "{}", before)
        if isinstance(value, (list, tuple)):
            parts = [written(part, before + (step or "")) for part in value]
            return joined(parts, "[]", before)
        if value is None or isinstance(value, (bool, int, float)):
            return ujson.dumps(value)
        if default:
            return written(default(value), before)
        name = type(value).__name__
        raise TypeError("Object of type %s is not JSON serializable" % name)

    return written(value, "")
