import unittest

import exercice

CINQ = ["Ndèye", "Awa", "Khady", "Moussa", "Fatou"]


class OrdreTontine(unittest.TestCase):
    def test_cinq_membres_donnent_cinq_tours(self):
        tours = exercice.ordre_tontine(CINQ)
        self.assertEqual(len(tours), 5)

    def test_la_premiere_de_la_liste_a_le_tour_1(self):
        tours = exercice.ordre_tontine(CINQ)
        self.assertEqual(tours[0], "Tour 1 : Ndèye")

    def test_la_derniere_de_la_liste_a_le_tour_5(self):
        tours = exercice.ordre_tontine(CINQ)
        self.assertEqual(tours[-1], "Tour 5 : Fatou")

    def test_un_seul_membre_a_un_seul_tour(self):
        tours = exercice.ordre_tontine(["Ndèye"])
        self.assertEqual(tours, ["Tour 1 : Ndèye"])

    def test_une_liste_vide_ne_donne_aucun_tour(self):
        self.assertEqual(exercice.ordre_tontine([]), [])

    def test_personne_ne_passe_deux_fois(self):
        tours = exercice.ordre_tontine(CINQ)
        noms = [tour.split(" : ")[1] for tour in tours]
        self.assertEqual(sorted(noms), sorted(CINQ))

    def test_la_liste_donnee_reste_la_meme(self):
        membres = list(CINQ)
        exercice.ordre_tontine(membres)
        self.assertEqual(membres, CINQ)


if __name__ == "__main__":
    unittest.main()
