VALEURS = [
    10000, 5000, 2000, 1000, 500,
    250, 200, 100, 50, 25, 10, 5, 1,
]


def rendre(prix, donne):
    """Renvoie les billets et les pièces à rendre."""
    if donne < prix:
        raise ValueError(f"il manque {prix - donne} FCFA")
    reste = donne - prix
    monnaie = []
    for valeur in VALEURS:
        while reste >= valeur:
            monnaie.append(valeur)
            reste = reste - valeur
    return monnaie
