VALEURS = [
    10000, 5000, 2000, 1000, 500,
    250, 200, 100, 50, 25, 10, 5, 1,
]


def rendre(prix, donne):
    """Renvoie les billets et les pièces à rendre."""
    return []  # à toi d'écrire
