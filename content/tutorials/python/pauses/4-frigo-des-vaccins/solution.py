def verdict(texte, mini=2, maxi=8):
    """Juge la température lue."""
    texte = texte.replace(",", ".")
    try:
        degres = float(texte)
    except ValueError:
        return "illisible"
    if degres < mini:
        return "trop froid"
    if degres > maxi:
        return "trop chaud"
    if mini <= degres <= maxi:
        return "bon"
    return "illisible"
