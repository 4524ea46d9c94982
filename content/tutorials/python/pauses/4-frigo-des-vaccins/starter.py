def verdict(texte, mini=2, maxi=8):
    """Dit si la température lue convient au frigo."""
    return ""  # à toi d'écrire
