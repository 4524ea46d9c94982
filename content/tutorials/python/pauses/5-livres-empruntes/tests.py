import unittest

import exercice


class LivresEmpruntes(unittest.TestCase):
    def test_chaque_lecteur_a_son_nombre(self):
        """chaque lecteur a son nombre de livres"""
        lignes = ["Rama:contes", "Sidy:cartes", "Rama:poèmes"]
        trouve = exercice.emprunts(lignes)
        self.assertEqual(trouve, {"Rama": 2, "Sidy": 1})

    def test_un_livre_repris_compte_une_fois(self):
        """un livre repris compte une seule fois"""
        lignes = ["Rama:contes", "Rama:contes"]
        self.assertEqual(exercice.emprunts(lignes), {"Rama": 1})

    def test_un_meme_livre_va_a_deux_lecteurs(self):
        """un même livre compte pour deux lecteurs"""
        lignes = ["Rama:contes", "Sidy:contes"]
        trouve = exercice.emprunts(lignes)
        self.assertEqual(trouve, {"Rama": 1, "Sidy": 1})

    def test_les_espaces_autour_ne_comptent_pas(self):
        """les espaces autour des mots ne comptent pas"""
        lignes = ["Rama : contes", " Rama:contes "]
        self.assertEqual(exercice.emprunts(lignes), {"Rama": 1})

    def test_un_titre_peut_avoir_une_espace(self):
        """un titre peut avoir une espace au milieu"""
        lignes = ["Kiné:la mer", "Kiné:la ville"]
        self.assertEqual(exercice.emprunts(lignes), {"Kiné": 2})

    def test_un_nom_peut_avoir_une_espace(self):
        """un lecteur aussi : `Awa Diop` garde son nom"""
        trouve = exercice.emprunts(["Awa Diop:contes"])
        self.assertEqual(trouve, {"Awa Diop": 1})

    def test_sans_ligne_le_dictionnaire_est_vide(self):
        """sans ligne, le dictionnaire est vide"""
        self.assertEqual(exercice.emprunts([]), {})


if __name__ == "__main__":
    unittest.main()
