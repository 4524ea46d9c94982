"""Calendrier de tontine : quatre fonctions à écrire.

tirer(membres, graine)        -> liste des membres, mélangée
calendrier(ordre, debut)      -> liste de (date, membre)
soldes(ordre, mise, absences) -> membre : reçu - versé
retards(mise, absences)       -> membre : somme due
"""
