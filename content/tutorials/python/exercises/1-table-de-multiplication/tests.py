import subprocess
import sys
import unittest
from pathlib import Path

SCRIPT = Path(__file__).with_name("exercice.py")


def lignes(saisie):
    """Lance le script, tape la saisie, rend ses lignes."""
    essai = subprocess.run(
        [sys.executable, "-X", "utf8", str(SCRIPT)],
        input=saisie + "\n",
        capture_output=True,
        encoding="utf-8",
        timeout=5,
    )
    if essai.returncode != 0:
        raise AssertionError(essai.stderr)
    texte = essai.stdout.replace("Quelle table ? ", "")
    return texte.splitlines()


class TableDeMultiplication(unittest.TestCase):
    def test_la_table_de_7_commence_par_7(self):
        self.assertEqual(lignes("7")[0], "7 x 1 = 7")

    def test_la_table_de_7_finit_par_70(self):
        self.assertEqual(lignes("7")[9], "7 x 10 = 70")

    def test_la_table_de_12_est_dans_l_ordre(self):
        attendu = []
        for i in range(1, 11):
            attendu.append(f"12 x {i} = {12 * i}")
        self.assertEqual(lignes("12")[:10], attendu)

    def test_le_mot_de_la_fin_vient_en_dernier(self):
        sortie = lignes("7")
        self.assertEqual(len(sortie), 11)
        self.assertEqual(sortie[-1], "Fin de la table")

    def test_la_table_de_zero_ne_donne_que_des_zeros(self):
        attendu = [f"0 x {i} = 0" for i in range(1, 11)]
        self.assertEqual(lignes("0")[:10], attendu)

    def test_un_nombre_negatif_a_aussi_sa_table(self):
        self.assertEqual(lignes("-3")[9], "-3 x 10 = -30")


if __name__ == "__main__":
    unittest.main()
