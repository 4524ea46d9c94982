import unittest
from datetime import date

import exercice

ORDRE = ["Kiné", "Sidy", "Waly", "Daba"]
MISE = 5000


class Tirage(unittest.TestCase):
    def test_la_meme_graine_donne_le_meme_ordre(self):
        """la même graine donne le même ordre"""
        premier = exercice.tirer(ORDRE, 2026)
        second = exercice.tirer(ORDRE, 2026)
        self.assertEqual(premier, second)

    def test_vingt_graines_donnent_plusieurs_ordres(self):
        """vingt graines donnent plusieurs ordres"""
        tirages = set()
        for graine in range(20):
            ordre = exercice.tirer(ORDRE, graine)
            tirages.add(tuple(ordre))
        self.assertGreater(len(tirages), 1)

    def test_chaque_membre_est_tire_une_seule_fois(self):
        """chaque membre est tiré une seule fois"""
        ordre = exercice.tirer(ORDRE, 7)
        self.assertEqual(sorted(ordre), sorted(ORDRE))

    def test_la_liste_de_depart_n_est_pas_melangee(self):
        """la liste de départ n’est pas mélangée"""
        membres = list(ORDRE)
        for graine in range(5):
            exercice.tirer(membres, graine)
        self.assertEqual(membres, ORDRE)


class Calendrier(unittest.TestCase):
    def dates(self, ordre, debut):
        tours = exercice.calendrier(ordre, debut)
        return [tour[0] for tour in tours]

    def test_un_tour_par_mois_dans_l_ordre_du_tirage(self):
        """un tour par mois, dans l’ordre du tirage"""
        debut = date(2027, 3, 5)
        tours = exercice.calendrier(ORDRE[:2], debut)
        attendu = [
            (date(2027, 3, 5), "Kiné"),
            (date(2027, 4, 5), "Sidy"),
        ]
        self.assertEqual(tours, attendu)

    def test_le_31_devient_le_28_en_fevrier(self):
        """le 31 devient le 28 en février"""
        dates = self.dates(ORDRE[:3], date(2027, 1, 31))
        attendu = [
            date(2027, 1, 31),
            date(2027, 2, 28),
            date(2027, 3, 31),
        ]
        self.assertEqual(dates, attendu)

    def test_une_annee_bissextile_a_un_29_fevrier(self):
        """une année bissextile a un 29 février"""
        dates = self.dates(["Daba"], date(2028, 2, 29))
        self.assertEqual(dates, [date(2028, 2, 29)])

    def test_apres_decembre_on_change_d_annee(self):
        """après décembre, on change d’année"""
        dates = self.dates(ORDRE[:2], date(2026, 12, 31))
        attendu = [date(2026, 12, 31), date(2027, 1, 31)]
        self.assertEqual(dates, attendu)

    def test_sans_membre_le_calendrier_est_vide(self):
        """sans membre, le calendrier est vide"""
        dates = self.dates([], date(2027, 1, 5))
        self.assertEqual(dates, [])


class Comptes(unittest.TestCase):
    def test_si_tous_versent_chaque_solde_est_nul(self):
        """si tous versent, chaque solde est nul"""
        attendu = {membre: 0 for membre in ORDRE}
        comptes = exercice.soldes(ORDRE, MISE, [])
        self.assertEqual(comptes, attendu)

    def test_un_membre_absent_doit_sa_mise(self):
        """un membre absent doit sa mise"""
        absences = [(2, "Waly")]
        comptes = exercice.soldes(ORDRE, MISE, absences)
        self.assertEqual(comptes["Waly"], 5000)
        self.assertEqual(comptes["Sidy"], -5000)
        self.assertEqual(comptes["Daba"], 0)
        dus = exercice.retards(MISE, absences)
        self.assertEqual(dus, {"Waly": 5000})

    def test_la_somme_des_soldes_vaut_toujours_zero(self):
        """la somme des soldes vaut toujours zéro"""
        absences = [(1, "Daba"), (2, "Waly"), (4, "Daba")]
        comptes = exercice.soldes(ORDRE, MISE, absences)
        self.assertEqual(sum(comptes.values()), 0)

    def test_deux_absences_font_deux_mises_de_retard(self):
        """deux absences font deux mises de retard"""
        absences = [(2, "Waly"), (4, "Waly")]
        dus = exercice.retards(MISE, absences)
        self.assertEqual(dus, {"Waly": 10000})

    def test_sans_absence_personne_n_a_de_retard(self):
        """sans absence, personne n’a de retard"""
        self.assertEqual(exercice.retards(MISE, []), {})


if __name__ == "__main__":
    unittest.main()
