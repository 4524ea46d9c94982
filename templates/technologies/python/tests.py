# À ÉCRIRE : quatre tests au moins, dont un cas limite
import unittest

from exercice import double


class Double(unittest.TestCase):
    def test_zero(self):
        self.assertEqual(double(0), 0)

    def test_un(self):
        self.assertEqual(double(1), 2)

    def test_cent(self):
        self.assertEqual(double(100), 200)

    def test_negatif(self):
        self.assertEqual(double(-3), -6)
