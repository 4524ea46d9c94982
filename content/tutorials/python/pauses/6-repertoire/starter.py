import json


def noter(chemin, nom, numero):
    """Ajoute un contact, renvoie les noms triés."""
    return []  # à toi : lire, ajouter, écrire, trier
