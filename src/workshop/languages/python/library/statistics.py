"""What lessons ask of statistics: mean and median."""


class StatisticsError(ValueError):
    pass


def list_of(data):
    values = sorted(data)
    if not values:
        raise StatisticsError("no data points")
    return values


def mean(data):
    values = list_of(data)
    found = sum(values) / len(values)
    return int(found) if found == int(found) and isinstance(sum(values), int) else found


fmean = mean


def median(data):
    values = list_of(data)
    half = len(values) // 2
    return values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2
