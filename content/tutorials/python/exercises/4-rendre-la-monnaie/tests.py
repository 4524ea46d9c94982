import unittest

import exercice


class RendreLaMonnaie(unittest.TestCase):
    def test_pour_1150_sur_2000_on_rend_850(self):
        """pour 1 150 FCFA payés avec 2 000, on rend 850"""
        monnaie = exercice.rendre(1150, 2000)
        self.assertEqual(monnaie, [500, 250, 100])

    def test_une_meme_valeur_peut_servir_deux_fois(self):
        """un même billet peut servir deux fois"""
        monnaie = exercice.rendre(100, 5000)
        attendu = [2000, 2000, 500, 250, 100, 50]
        self.assertEqual(monnaie, attendu)

    def test_la_plus_grande_valeur_passe_d_abord(self):
        """pour rendre 400, c’est 250, 100 et 50"""
        monnaie = exercice.rendre(600, 1000)
        self.assertEqual(monnaie, [250, 100, 50])

    def test_200_se_rend_par_une_piece_de_200(self):
        """pour rendre 200, c’est une pièce de 200"""
        self.assertEqual(exercice.rendre(300, 500), [200])

    def test_le_compte_juste_ne_rend_rien(self):
        """le compte juste ne rend rien"""
        self.assertEqual(exercice.rendre(350, 350), [])

    def test_un_article_gratuit_rend_tout(self):
        """un article gratuit rend tout"""
        self.assertEqual(exercice.rendre(0, 500), [500])

    def test_un_reste_de_3_donne_des_pieces_de_1(self):
        """un reste de 3 donne trois pièces de 1"""
        monnaie = exercice.rendre(97, 100)
        self.assertEqual(monnaie, [1, 1, 1])

    def test_une_somme_trop_petite_leve_value_error(self):
        """une somme trop petite lève `ValueError`"""
        with self.assertRaises(ValueError):
            exercice.rendre(1150, 1000)

    def test_un_seul_franc_manque(self):
        """un seul franc qui manque lève aussi `ValueError`"""
        with self.assertRaises(ValueError):
            exercice.rendre(1001, 1000)

    def test_la_somme_rendue_est_exacte_et_rangee(self):
        """la somme est exacte, du plus gros au plus petit"""
        for prix in range(5, 10000, 35):
            monnaie = exercice.rendre(prix, 10000)
            self.assertEqual(sum(monnaie), 10000 - prix)
            rangee = sorted(monnaie, reverse=True)
            self.assertEqual(monnaie, rangee)

    def test_un_second_appel_repond_pareil(self):
        """un second appel donne la même réponse"""
        premier = exercice.rendre(100, 5000)
        self.assertEqual(exercice.rendre(100, 5000), premier)
        self.assertEqual(exercice.VALEURS[0], 10000)


if __name__ == "__main__":
    unittest.main()
