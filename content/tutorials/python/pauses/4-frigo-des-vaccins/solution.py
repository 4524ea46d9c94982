def verdict(texte, mini=2, maxi=8):
    """Dit si la température lue convient au frigo."""
    try:
        degres = float(texte.replace(",", "."))
    except ValueError:
        return "illisible"
    if degres < mini:
        return "trop froid"
    if degres > maxi:
        return "trop chaud"
    return "bon"
