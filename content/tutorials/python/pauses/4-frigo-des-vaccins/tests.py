import unittest

import exercice


class FrigoDesVaccins(unittest.TestCase):
    def test_5_degres_c_est_bon(self):
        """`verdict("5")` renvoie `bon`"""
        self.assertEqual(exercice.verdict("5"), "bon")

    def test_la_virgule_est_acceptee(self):
        """la virgule est acceptée, `4,5` est bon"""
        self.assertEqual(exercice.verdict("4,5"), "bon")

    def test_9_degres_c_est_trop_chaud(self):
        """9 est trop chaud, 8,1 aussi"""
        self.assertEqual(exercice.verdict("9"), "trop chaud")
        self.assertEqual(exercice.verdict("8,1"), "trop chaud")

    def test_zero_et_moins_un_sont_trop_froids(self):
        """0 et -1 sont trop froids"""
        self.assertEqual(exercice.verdict("0"), "trop froid")
        self.assertEqual(exercice.verdict("-1"), "trop froid")

    def test_2_et_8_tout_juste_sont_bons(self):
        """2 et 8 tout juste sont bons"""
        self.assertEqual(exercice.verdict("2"), "bon")
        self.assertEqual(exercice.verdict("8"), "bon")

    def test_des_lettres_sont_illisibles(self):
        """des lettres, ou rien, sont illisibles"""
        self.assertEqual(exercice.verdict("cinq"), "illisible")
        self.assertEqual(exercice.verdict(""), "illisible")

    def test_nan_est_illisible(self):
        """`verdict("nan")` renvoie `illisible`"""
        self.assertEqual(exercice.verdict("nan"), "illisible")

    def test_un_congelateur_a_d_autres_limites(self):
        """avec `mini=-25` et `maxi=-15`, -20 est bon, -10 trop chaud"""
        verdict = exercice.verdict("-20", mini=-25, maxi=-15)
        self.assertEqual(verdict, "bon")
        verdict = exercice.verdict("-10", mini=-25, maxi=-15)
        self.assertEqual(verdict, "trop chaud")


if __name__ == "__main__":
    unittest.main()
