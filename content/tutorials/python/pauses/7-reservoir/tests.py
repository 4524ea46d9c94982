import unittest

from exercice import Reservoir


class TestReservoir(unittest.TestCase):
    def test_remplir_ajoute_de_l_eau(self):
        """remplir deux fois ajoute les litres"""
        bassin = Reservoir(1000)
        bassin.remplir(300)
        bassin.remplir(200)
        self.assertEqual(bassin.litres, 500)

    def test_remplir_ne_deborde_pas(self):
        """remplir ne dépasse pas la capacité"""
        bassin = Reservoir(1000)
        bassin.remplir(1500)
        self.assertEqual(bassin.litres, 1000)

    def test_un_petit_reservoir_garde_sa_capacite(self):
        """un réservoir de 300 L s’arrête à 300"""
        bassin = Reservoir(300)
        bassin.remplir(500)
        self.assertEqual(bassin.litres, 300)
        self.assertEqual(str(bassin), "300 L sur 300")

    def test_arroser_prend_de_l_eau(self):
        """arroser prend des litres"""
        bassin = Reservoir(1000)
        bassin.remplir(500)
        bassin.arroser(120)
        self.assertEqual(bassin.litres, 380)

    def test_arroser_peut_tout_vider(self):
        """arroser peut prendre toute l’eau"""
        bassin = Reservoir(1000)
        bassin.remplir(500)
        bassin.arroser(500)
        self.assertEqual(bassin.litres, 0)

    def test_il_n_y_a_pas_assez_d_eau(self):
        """arroser plus qu’il ne reste lève `ValueError`"""
        bassin = Reservoir(1000)
        bassin.remplir(100)
        with self.assertRaises(ValueError):
            bassin.arroser(101)

    def test_un_refus_ne_prend_rien(self):
        """après un refus, l’eau est encore là"""
        bassin = Reservoir(1000)
        bassin.remplir(100)
        try:
            bassin.arroser(300)
        except ValueError:
            pass
        self.assertEqual(bassin.litres, 100)

    def test_deux_reservoirs_sont_separes(self):
        """deux réservoirs ne partagent pas leur eau"""
        nord, sud = Reservoir(1000), Reservoir(1000)
        nord.remplir(100)
        self.assertEqual(sud.litres, 0)

    def test_le_texte_dit_les_litres(self):
        """`str` donne `380 L sur 1000`"""
        bassin = Reservoir(1000)
        bassin.remplir(380)
        self.assertEqual(str(bassin), "380 L sur 1000")


if __name__ == "__main__":
    unittest.main()
