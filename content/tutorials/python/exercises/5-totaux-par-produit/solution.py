import csv


def en_entier(texte, numero):
    """Convertit, ou dit quelle ligne pose problème."""
    try:
        nombre = int(texte)
    except (TypeError, ValueError):
        faute = f"ligne {numero} : nombre illisible"
        raise ValueError(faute) from None
    if nombre < 0:
        faute = f"ligne {numero} : {texte} est négatif"
        raise ValueError(faute)
    return nombre


def totaux(chemin):
    """Renvoie un dictionnaire : produit -> total."""
    resultat = {}
    code = "utf-8-sig"
    with open(chemin, encoding=code, newline="") as f:
        lecteur = csv.DictReader(f, delimiter=";")
        for ligne in lecteur:
            numero = lecteur.line_num  # ligne du fichier
            produit = ligne["produit"]
            quantite = ligne["quantite"]
            prix = ligne["prix"]
            if not any([produit, quantite, prix]):
                continue
            if not produit:
                faute = f"ligne {numero} : pas de produit"
                raise ValueError(faute)
            quantite = en_entier(quantite, numero)
            prix = en_entier(prix, numero)
            deja = resultat.get(produit, 0)
            resultat[produit] = deja + quantite * prix
    return resultat


def meilleurs(les_totaux):
    """Renvoie les 3 plus gros totaux : (produit, total)."""
    paires = les_totaux.items()
    ordre = sorted(paires, key=lambda p: p[1], reverse=True)
    return ordre[:3]
