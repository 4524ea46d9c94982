def ordre_tontine(membres):
    """Renvoie une ligne par tour, dans l'ordre."""
    tours = []
    for i in range(1, len(membres)):
        tours.append(f"Tour {i} : {membres[i]}")
    return tours
