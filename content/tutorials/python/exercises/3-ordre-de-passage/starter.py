def ordre_passage(eleves):
    """Renvoie une ligne numérotée par élève."""
    lignes = []
    for i in range(1, len(eleves)):
        lignes.append(f"{i}. {eleves[i]}")
    return lignes
