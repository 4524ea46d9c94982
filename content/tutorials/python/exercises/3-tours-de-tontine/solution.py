def ordre_tontine(membres):
    """Renvoie une ligne par tour, dans l'ordre."""
    tours = []
    for i in range(len(membres)):
        tours.append(f"Tour {i + 1} : {membres[i]}")
    return tours
