import unittest
from datetime import date

import exercice

MISE = 5000


def ordre():
    """Quatre membres, dans une liste neuve."""
    return ["Kiné", "Sidy", "Waly", "Daba"]


def groupe(nombre):
    """Autant de membres qu'on veut, tous différents."""
    return [f"Membre {n}" for n in range(1, nombre + 1)]


class Tirage(unittest.TestCase):
    def test_la_meme_graine_donne_le_meme_ordre(self):
        """la même graine donne le même ordre"""
        premier = exercice.tirer(groupe(15), 2026)
        second = exercice.tirer(groupe(15), 2026)
        self.assertEqual(premier, second)

    def test_vingt_graines_donnent_plusieurs_ordres(self):
        """vingt graines donnent plusieurs ordres"""
        tirages = set()
        for graine in range(20):
            tirages.add(tuple(exercice.tirer(ordre(), graine)))
        self.assertGreater(len(tirages), 1)

    def test_un_tirage_n_est_pas_une_ronde_decalee(self):
        """mélanger n’est pas décaler : les voisins changent"""
        membres = groupe(15)
        rondes = set()
        for depart in range(15):
            ronde = membres[depart:] + membres[:depart]
            rondes.add(tuple(ronde))
            rondes.add(tuple(reversed(ronde)))
        tirages = {
            tuple(exercice.tirer(groupe(15), graine))
            for graine in range(5)
        }
        self.assertEqual(tirages & rondes, set())

    def test_chaque_membre_est_tire_une_seule_fois(self):
        """chaque membre est tiré une seule fois"""
        tirage = exercice.tirer(groupe(15), 7)
        self.assertEqual(sorted(tirage), sorted(groupe(15)))

    def test_la_liste_de_depart_n_est_pas_melangee(self):
        """la liste de départ n’est pas mélangée"""
        membres = ordre()
        for graine in range(5):
            exercice.tirer(membres, graine)
        self.assertEqual(membres, ordre())


class Calendrier(unittest.TestCase):
    def dates(self, nombre, debut):
        tours = exercice.calendrier(groupe(nombre), debut)
        return [tour[0] for tour in tours]

    def test_un_tour_par_mois_dans_l_ordre_du_tirage(self):
        """un tour par mois, dans l’ordre du tirage"""
        debut = date(2027, 3, 5)
        tours = exercice.calendrier(["Kiné", "Sidy"], debut)
        attendu = [
            (date(2027, 3, 5), "Kiné"),
            (date(2027, 4, 5), "Sidy"),
        ]
        self.assertEqual(tours, attendu)

    def test_le_31_devient_le_28_en_fevrier(self):
        """le 31 devient le 28 en février"""
        dates = self.dates(2, date(2027, 1, 31))
        self.assertEqual(dates[1], date(2027, 2, 28))

    def test_apres_fevrier_le_31_revient(self):
        """après février, le 31 revient"""
        dates = self.dates(4, date(2027, 1, 31))
        attendu = [date(2027, 3, 31), date(2027, 4, 30)]
        self.assertEqual(dates[2:], attendu)

    def test_une_annee_bissextile_a_un_29_fevrier(self):
        """une année bissextile a un 29 février"""
        dates = self.dates(2, date(2028, 1, 31))
        self.assertEqual(dates[1], date(2028, 2, 29))

    def test_apres_decembre_on_change_d_annee(self):
        """après décembre, on change d’année"""
        dates = self.dates(2, date(2026, 12, 31))
        attendu = [date(2026, 12, 31), date(2027, 1, 31)]
        self.assertEqual(dates, attendu)

    def test_trente_membres_prennent_deux_ans_et_demi(self):
        """à trente membres, la tontine finit deux ans plus tard"""
        dates = self.dates(30, date(2026, 6, 30))
        self.assertEqual(dates[6:8], [
            date(2026, 12, 30), date(2027, 1, 30),
        ])
        self.assertEqual(dates[20], date(2028, 2, 29))
        self.assertEqual(dates[29], date(2028, 11, 30))

    def test_sans_membre_le_calendrier_est_vide(self):
        """sans membre, le calendrier est vide"""
        self.assertEqual(self.dates(0, date(2027, 1, 5)), [])


class Comptes(unittest.TestCase):
    def test_si_tous_versent_chaque_solde_est_nul(self):
        """si tous versent, chaque solde est nul"""
        attendu = {membre: 0 for membre in ordre()}
        comptes = exercice.soldes(ordre(), MISE, [])
        self.assertEqual(comptes, attendu)

    def test_un_membre_absent_garde_sa_mise(self):
        """l’absent garde sa mise, qui manque à celui qui reçoit"""
        absences = [(2, "Waly")]
        attendu = {"Kiné": 0, "Sidy": -5000, "Waly": 5000, "Daba": 0}
        comptes = exercice.soldes(ordre(), MISE, absences)
        self.assertEqual(comptes, attendu)

    def test_le_premier_tour_porte_le_numero_1(self):
        """le premier tour porte le numéro 1"""
        comptes = exercice.soldes(ordre(), MISE, [(1, "Daba")])
        self.assertEqual(comptes["Kiné"], -5000)

    def test_une_autre_mise_change_les_soldes(self):
        """une mise de 2 500 FCFA change les soldes"""
        comptes = exercice.soldes(ordre(), 2500, [(2, "Waly")])
        self.assertEqual(comptes["Waly"], 2500)

    def test_la_somme_des_soldes_vaut_zero(self):
        """avec trois absences, la somme des soldes vaut zéro"""
        absences = [(1, "Daba"), (2, "Waly"), (4, "Daba")]
        comptes = exercice.soldes(ordre(), MISE, absences)
        self.assertEqual(sum(comptes.values()), 0)

    def test_une_absence_fait_une_mise_de_retard(self):
        """une absence fait une mise de retard"""
        dus = exercice.retards(2500, [(2, "Waly")])
        self.assertEqual(dus, {"Waly": 2500})

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
