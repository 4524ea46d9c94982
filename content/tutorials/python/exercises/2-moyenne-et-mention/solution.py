def moyenne(notes):
    """Renvoie la moyenne, ou None sans note."""
    if not notes:
        return None
    total = 0
    for note in notes:
        total = total + note
    return total / len(notes)


def mention(m):
    """Renvoie la mention qui va avec la moyenne m."""
    if m >= 16:
        return "Très bien"
    if m >= 14:
        return "Bien"
    if m >= 12:
        return "Assez bien"
    if m >= 10:
        return "Passable"
    return "Insuffisant"
