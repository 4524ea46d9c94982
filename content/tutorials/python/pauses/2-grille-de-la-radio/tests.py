import unittest


def jouer(*saisies):
    """Exécute le fichier, tape les saisies, renvoie ses lignes."""
    affiche = []
    reste = list(saisies)

    def faux_print(*valeurs, sep=" ", end="\n", **options):
        textes = [str(valeur) for valeur in valeurs]
        affiche.append(sep.join(textes) + end)

    def faux_input(question=""):
        if not reste:
            raise AssertionError("une question de trop")
        return reste.pop(0)

    with open("exercice.py", encoding="utf-8") as f:
        programme = compile(f.read(), "exercice.py", "exec")
    noms = {
        "__name__": "__main__",
        "print": faux_print,
        "input": faux_input,
    }
    exec(programme, noms)
    return "".join(affiche).splitlines()


class GrilleDeLaRadio(unittest.TestCase):
    def test_de_6_a_9_heures(self):
        """de 6 à 9, c’est journal, débat, musique"""
        self.assertEqual(jouer("6", "9")[:3], [
            "6 h : journal", "7 h : débat", "8 h : musique",
        ])

    def test_midi_est_l_heure_du_journal(self):
        """à midi, c’est le journal, pas la musique"""
        self.assertEqual(jouer("12", "13")[0], "12 h : journal")

    def test_18_h_est_l_heure_du_journal(self):
        """à 18 h aussi, c’est le journal"""
        self.assertEqual(jouer("18", "19")[0], "18 h : journal")

    def test_l_heure_de_fin_n_est_pas_annoncee(self):
        """l’heure de fin n’est pas annoncée"""
        sortie = jouer("6", "9")
        self.assertEqual(len(sortie), 4)
        self.assertNotIn("9 h : débat", sortie)

    def test_la_phrase_de_fin_vient_une_seule_fois(self):
        """`Fin des émissions` vient une seule fois, en dernier"""
        sortie = jouer("13", "17")
        self.assertEqual(sortie.count("Fin des émissions"), 1)
        self.assertEqual(sortie[-1], "Fin des émissions")

    def test_minuit_est_l_heure_du_journal(self):
        """à minuit, l’heure 0, c’est le journal"""
        self.assertEqual(jouer("0", "1")[0], "0 h : journal")

    def test_sans_heure_il_reste_la_phrase_de_fin(self):
        """de 8 à 8, il ne reste que la phrase de fin"""
        self.assertEqual(jouer("8", "8"), ["Fin des émissions"])


if __name__ == "__main__":
    unittest.main()
