"""The random of CPython: the same seed gives the same draws (Mersenne Twister)."""

import time

SIZE = 624
state = [0] * SIZE
place = [SIZE]


def seed(value=None):
    if isinstance(value, (str, float)):
        raise ValueError("le Python léger de l’atelier ne prend qu’un nombre entier pour graine")
    number = abs(int(time.time() * 1000) if value is None else int(value))
    words = []
    while number or not words:
        words.append(number & 0xFFFFFFFF)
        number >>= 32
    state[0] = 19650218
    for i in range(1, SIZE):
        before = state[i - 1] ^ (state[i - 1] >> 30)
        state[i] = (1812433253 * before + i) & 0xFFFFFFFF
    i, j = 1, 0
    for _ in range(max(SIZE, len(words))):
        mixed = (state[i - 1] ^ (state[i - 1] >> 30)) * 1664525
        state[i] = ((state[i] ^ mixed) + words[j] + j) & 0xFFFFFFFF
        i, j = i + 1, (j + 1) % len(words)
        if i == SIZE:
            state[0], i = state[SIZE - 1], 1
    for _ in range(SIZE - 1):
        mixed = (state[i - 1] ^ (state[i - 1] >> 30)) * 1566083941
        state[i] = ((state[i] ^ mixed) - i) & 0xFFFFFFFF
        i = i + 1
        if i == SIZE:
            state[0], i = state[SIZE - 1], 1
    state[0] = 0x80000000
    place[0] = SIZE


def turn():
    for i in range(SIZE):
        both = (state[i] & 0x80000000) | (state[(i + 1) % SIZE] & 0x7FFFFFFF)
        odd = 0x9908B0DF if both & 1 else 0
        state[i] = state[(i + 397) % SIZE] ^ (both >> 1) ^ odd
    place[0] = 0


def word():
    if place[0] == SIZE:
        turn()
    bits = state[place[0]]
    place[0] += 1
    bits ^= bits >> 11
    bits ^= (bits << 7) & 0x9D2C5680
    bits ^= (bits << 15) & 0xEFC60000
    return bits ^ (bits >> 18)


def getrandbits(count):
    bits, at = 0, 0
    while count > 0:
        bits |= (word() >> max(0, 32 - count)) << at
        count, at = count - 32, at + 32
    return bits


def random():
    high, low = word() >> 5, word() >> 6
    return (high * 67108864.0 + low) / 9007199254740992.0


def below(limit):
    count, rest = 0, limit
    while rest:
        count, rest = count + 1, rest >> 1
    drawn = getrandbits(count)
    while drawn >= limit:
        drawn = getrandbits(count)
    return drawn


def randrange(start, stop=None, step=1):
    if stop is None:
        start, stop = 0, start
    count = len(range(start, stop, step))
    if count == 0:
        raise ValueError("empty range for randrange()")
    return start + step * below(count)


def randint(first, last):
    return randrange(first, last + 1)


def uniform(first, last):
    return first + (last - first) * random()


def choice(values):
    if not len(values):
        raise IndexError("Cannot choose from an empty sequence")
    return values[below(len(values))]


def choices(values, weights=None, k=1):
    sums = [sum(weights[: at + 1]) for at in range(len(values))] if weights else []
    return [values[place_of(random(), len(values), sums)] for _ in range(k)]


def place_of(drawn, count, sums):
    if not sums:
        return int(drawn * count)
    return min(len([one for one in sums if one <= drawn * sums[-1]]), count - 1)


def sample(values, k):
    pool, count, size = list(values), len(values), 21
    if not 0 <= k <= count:
        raise ValueError("Sample larger than population or is negative")
    while k > 5 and size - 21 < k * 3:
        size = 21 + max(4, (size - 21) * 4)
    if count <= size:
        return [drawn_from(pool, count - i) for i in range(k)]
    places = []
    while len(places) < k:
        j = below(count)
        if j not in places:
            places.append(j)
    return [pool[j] for j in places]


def drawn_from(pool, count):
    j = below(count)
    value, pool[j] = pool[j], pool[count - 1]
    return value


def shuffle(values):
    for i in range(len(values) - 1, 0, -1):
        j = below(i + 1)
        values[i], values[j] = values[j], values[i]


class Random:
    """Draws of its own: its numbers take the place of the module's while it draws."""

    def __init__(self, value=None):
        self.kept = [0] * SIZE, [SIZE]
        self.seed(value)

    def __getattr__(self, name):
        def drawn(*values, **named):
            global state, place
            before = state, place
            state, place = self.kept
            try:
                return globals()[name](*values, **named)
            finally:
                state, place = before

        return drawn


seed()
