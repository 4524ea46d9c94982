import unittest
from datetime import date

import exercice

ORDRE = ["Khady", "Ndèye", "Moussa", "Awa"]
MISE = 5000


class Tirage(unittest.TestCase):
    def test_la_meme_graine_donne_le_meme_ordre(self):
        premier = exercice.tirer(ORDRE, 2026)
        second = exercice.tirer(ORDRE, 2026)
        self.assertEqual(premier, second)

    def test_vingt_graines_donnent_plusieurs_ordres(self):
        tirages = set()
        for graine in range(20):
            ordre = exercice.tirer(ORDRE, graine)
            tirages.add(tuple(ordre))
        self.assertGreater(len(tirages), 1)

    def test_chaque_membre_est_tire_une_seule_fois(self):
        ordre = exercice.tirer(ORDRE, 7)
        self.assertEqual(sorted(ordre), sorted(ORDRE))

    def test_la_liste_de_depart_n_est_pas_melee(self):
        membres = list(ORDRE)
        for graine in range(5):
            exercice.tirer(membres, graine)
        self.assertEqual(membres, ORDRE)


class Calendrier(unittest.TestCase):
    def dates(self, ordre, debut):
        tours = exercice.calendrier(ordre, debut)
        return [tour[0] for tour in tours]

    def test_un_tour_par_mois_dans_l_ordre_du_tirage(self):
        debut = date(2027, 3, 5)
        tours = exercice.calendrier(ORDRE[:2], debut)
        attendu = [
            (date(2027, 3, 5), "Khady"),
            (date(2027, 4, 5), "Ndèye"),
        ]
        self.assertEqual(tours, attendu)

    def test_le_31_devient_le_28_en_fevrier(self):
        dates = self.dates(ORDRE[:3], date(2027, 1, 31))
        attendu = [
            date(2027, 1, 31),
            date(2027, 2, 28),
            date(2027, 3, 31),
        ]
        self.assertEqual(dates, attendu)

    def test_une_annee_bissextile_a_un_29_fevrier(self):
        dates = self.dates(["Awa"], date(2028, 2, 29))
        self.assertEqual(dates, [date(2028, 2, 29)])

    def test_apres_decembre_on_change_d_annee(self):
        dates = self.dates(ORDRE[:2], date(2026, 12, 31))
        attendu = [date(2026, 12, 31), date(2027, 1, 31)]
        self.assertEqual(dates, attendu)

    def test_sans_membre_le_calendrier_est_vide(self):
        dates = self.dates([], date(2027, 1, 5))
        self.assertEqual(dates, [])


class Comptes(unittest.TestCase):
    def test_si_tous_versent_chaque_solde_est_nul(self):
        attendu = {membre: 0 for membre in ORDRE}
        comptes = exercice.soldes(ORDRE, MISE, [])
        self.assertEqual(comptes, attendu)

    def test_un_membre_absent_doit_sa_mise(self):
        absences = [(2, "Moussa")]
        comptes = exercice.soldes(ORDRE, MISE, absences)
        self.assertEqual(comptes["Moussa"], 5000)
        self.assertEqual(comptes["Ndèye"], -5000)
        self.assertEqual(comptes["Awa"], 0)
        dus = exercice.retards(MISE, absences)
        self.assertEqual(dus, {"Moussa": 5000})

    def test_la_somme_des_soldes_vaut_toujours_zero(self):
        absences = [(1, "Awa"), (2, "Moussa"), (4, "Awa")]
        comptes = exercice.soldes(ORDRE, MISE, absences)
        self.assertEqual(sum(comptes.values()), 0)

    def test_deux_absences_font_deux_mises_de_retard(self):
        absences = [(2, "Moussa"), (4, "Moussa")]
        dus = exercice.retards(MISE, absences)
        self.assertEqual(dus, {"Moussa": 10000})

    def test_sans_absence_personne_n_a_de_retard(self):
        self.assertEqual(exercice.retards(MISE, []), {})


if __name__ == "__main__":
    unittest.main()
