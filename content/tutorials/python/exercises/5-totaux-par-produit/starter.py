import csv


def totaux(chemin):
    """Renvoie un dictionnaire : produit -> total."""
    resultat = {}
    with open(chemin, encoding="utf-8", newline="") as f:
        lecteur = csv.DictReader(f)
        for ligne in lecteur:
            numero = lecteur.line_num  # ligne du fichier
            # à toi : convertir, calculer, ajouter
    return resultat


def meilleurs(les_totaux):
    """Renvoie les 3 plus gros totaux : (produit, total)."""
    return []  # à toi : trier, puis garder 3 paires
