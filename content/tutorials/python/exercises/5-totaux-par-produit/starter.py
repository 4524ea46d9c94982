import csv


def totaux(chemin):
    """Renvoie un dictionnaire : produit -> total."""
    resultat = {}
    code = "utf-8-sig"
    with open(chemin, encoding=code, newline="") as f:
        lecteur = csv.DictReader(f, delimiter=";")
        for ligne in lecteur:
            numero = lecteur.line_num  # ligne du fichier
            # à toi : vérifier, convertir, ajouter
    return resultat


def meilleurs(les_totaux):
    """Renvoie les 3 plus gros totaux : (produit, total)."""
    return []  # à toi : trier, puis garder 3 paires
