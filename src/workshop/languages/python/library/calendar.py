"""What lessons ask of calendar: how long a month is, and on which day it begins."""

from datetime import date, timedelta


def isleap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def weekday(year, month, day):
    return date(year, month, day).weekday()


def monthrange(year, month):
    after = date(year + month // 12, month % 12 + 1, 1)
    return weekday(year, month, 1), (after - timedelta(days=1)).day
