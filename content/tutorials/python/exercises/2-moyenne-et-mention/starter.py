def moyenne(notes):
    """Renvoie la moyenne, ou None sans note."""
    if len(notes) == 0:
        return ...  # trou 1
    total = 0
    for note in notes:
        total = ...  # trou 2
    return ...  # trou 3


def mention(m):
    """Renvoie la mention qui va avec la moyenne m."""
    if m >= 16:
        return "Très bien"
    if m >= 14:
        return "Bien"
    if m >= 12:
        return "Assez bien"
    if ...:  # trou 4
        return "Passable"
    return "Insuffisant"
