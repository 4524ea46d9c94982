"""Calendrier de tontine : tirage, dates, comptes."""

import random
from datetime import date, timedelta


def tirer(membres, graine):
    """Tire l'ordre au sort ; même graine, même ordre."""
    ordre = list(membres)
    random.seed(graine)
    random.shuffle(ordre)
    return ordre


def dernier_jour(annee, mois):
    """Renvoie 28, 29, 30 ou 31."""
    if mois == 12:
        return 31
    mois_suivant = date(annee, mois + 1, 1)
    return (mois_suivant - timedelta(days=1)).day


def calendrier(ordre, debut):
    """Donne à chaque membre la date de son tour."""
    tours = []
    annee, mois = debut.year, debut.month
    for membre in ordre:
        jour = min(debut.day, dernier_jour(annee, mois))
        tours.append((date(annee, mois, jour), membre))
        mois = mois + 1
        if mois == 13:
            annee, mois = annee + 1, 1
    return tours


def soldes(ordre, mise, absences):
    """Renvoie, pour chacun, reçu moins versé."""
    comptes = {membre: 0 for membre in ordre}
    for tour, gagnant in enumerate(ordre, start=1):
        for membre in ordre:
            if (tour, membre) not in absences:
                comptes[membre] -= mise
                comptes[gagnant] += mise
    return comptes


def retards(mise, absences):
    """Renvoie ce que doit chaque membre en retard."""
    dus = {}
    for tour, membre in absences:
        dus[membre] = dus.get(membre, 0) + mise
    return dus
