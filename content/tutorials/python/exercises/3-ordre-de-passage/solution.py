def ordre_passage(eleves):
    """Renvoie une ligne numérotée par élève."""
    lignes = []
    for i in range(len(eleves)):
        lignes.append(f"{i + 1}. {eleves[i]}")
    return lignes
