import unittest

import exercice

CINQ = ["Rama", "Aliou", "Dado", "Waly", "Kiné"]


class OrdreDePassage(unittest.TestCase):
    def test_cinq_eleves_donnent_cinq_lignes(self):
        """cinq élèves donnent cinq lignes"""
        lignes = exercice.ordre_passage(list(CINQ))
        self.assertEqual(len(lignes), 5)

    def test_la_premiere_de_la_liste_a_le_numero_1(self):
        """la première de la liste a le numéro 1"""
        lignes = exercice.ordre_passage(list(CINQ))
        self.assertEqual(lignes[0], "1. Rama")

    def test_la_derniere_de_la_liste_a_le_numero_5(self):
        """la dernière de la liste a le numéro 5"""
        lignes = exercice.ordre_passage(list(CINQ))
        self.assertEqual(lignes[-1], "5. Kiné")

    def test_un_seul_eleve_donne_une_seule_ligne(self):
        """un seul élève donne une seule ligne"""
        lignes = exercice.ordre_passage(["Rama"])
        self.assertEqual(lignes, ["1. Rama"])

    def test_une_liste_vide_ne_donne_aucune_ligne(self):
        """une liste vide ne donne aucune ligne"""
        self.assertEqual(exercice.ordre_passage([]), [])

    def test_le_meme_prenom_passe_deux_fois(self):
        """deux élèves du même prénom passent tous les deux"""
        lignes = exercice.ordre_passage(["Awa", "Awa"])
        self.assertEqual(lignes, ["1. Awa", "2. Awa"])

    def test_la_liste_donnee_reste_la_meme(self):
        """la liste donnée reste la même"""
        eleves = list(CINQ)
        exercice.ordre_passage(eleves)
        self.assertEqual(eleves, CINQ)


if __name__ == "__main__":
    unittest.main()
