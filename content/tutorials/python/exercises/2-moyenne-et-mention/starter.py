def moyenne(notes):
    """Renvoie la moyenne, ou None sans note."""
    if not notes:
        return 0  # trou 1
    total = 0
    for note in notes:
        total = 0  # trou 2
    return 0  # trou 3


def mention(m):
    """Renvoie la mention qui va avec la moyenne m."""
    if m >= 16:
        return "Très bien"
    if m >= 14:
        return "Bien"
    if m >= 12:
        return "Assez bien"
    if False:  # trou 4
        return "Passable"
    return "Insuffisant"
