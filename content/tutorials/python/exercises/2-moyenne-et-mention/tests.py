import unittest

import exercice


class Moyenne(unittest.TestCase):
    def test_la_moyenne_de_12_et_15_est_13_5(self):
        """la moyenne de 12 et 15 est 13,5"""
        self.assertEqual(exercice.moyenne([12, 15]), 13.5)

    def test_trois_notes_se_divisent_par_trois(self):
        """trois notes se divisent par trois"""
        self.assertEqual(exercice.moyenne([8, 12, 16]), 12)

    def test_une_seule_note_est_sa_propre_moyenne(self):
        """une seule note est sa propre moyenne"""
        self.assertEqual(exercice.moyenne([9]), 9)

    def test_un_zero_compte_comme_une_note(self):
        """un zéro compte comme une note"""
        self.assertEqual(exercice.moyenne([0, 20, 10]), 10)

    def test_que_des_zeros_donnent_zero(self):
        """`moyenne([0, 0])` renvoie `0`, `moyenne([0])` aussi"""
        self.assertEqual(exercice.moyenne([0, 0]), 0)
        self.assertEqual(exercice.moyenne([0]), 0)

    def test_la_moyenne_n_est_pas_arrondie(self):
        """la moyenne de 10, 10 et 11 n’est pas arrondie"""
        moyenne = exercice.moyenne([10, 10, 11])
        self.assertAlmostEqual(moyenne, 31 / 3)

    def test_sans_note_il_n_y_a_pas_de_moyenne(self):
        """sans note, `moyenne` renvoie `None`"""
        self.assertIsNone(exercice.moyenne([]))


class Mention(unittest.TestCase):
    def test_10_tout_juste_donne_passable(self):
        """10 tout juste donne « Passable »"""
        self.assertEqual(exercice.mention(10), "Passable")

    def test_16_tout_juste_donne_tres_bien(self):
        """16 tout juste donne « Très bien »"""
        self.assertEqual(exercice.mention(16), "Très bien")

    def test_12_et_14_tout_juste_comptent_aussi(self):
        """12 tout juste donne « Assez bien », 14 « Bien »"""
        self.assertEqual(exercice.mention(12), "Assez bien")
        self.assertEqual(exercice.mention(14), "Bien")

    def test_entre_deux_seuils_celui_du_bas_compte(self):
        """entre deux seuils, celui du bas compte"""
        mention = exercice.mention
        self.assertEqual(mention(11.75), "Passable")
        self.assertEqual(mention(13.5), "Assez bien")
        self.assertEqual(mention(15.99), "Bien")

    def test_juste_sous_10_il_n_y_a_pas_la_moyenne(self):
        """juste sous 10, c’est « Insuffisant »"""
        mention = exercice.mention
        self.assertEqual(mention(9.99), "Insuffisant")
        self.assertEqual(mention(0), "Insuffisant")


if __name__ == "__main__":
    unittest.main()
