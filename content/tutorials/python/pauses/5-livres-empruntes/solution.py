def emprunts(lignes):
    """Renvoie lecteur -> nombre de livres différents."""
    livres = {}
    for ligne in lignes:
        lecteur, titre = ligne.split(":")
        lecteur = lecteur.strip()
        titres = livres.setdefault(lecteur, set())
        titres.add(titre.strip())
    nombres = {}
    for lecteur, titres in livres.items():
        nombres[lecteur] = len(titres)
    return nombres
