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


class EauDuMatch(unittest.TestCase):
    def test_le_nom_de_l_equipe_est_en_capitales(self):
        """la première ligne est `LIONS`"""
        self.assertEqual(jouer("lions", "14")[:1], ["LIONS"])

    def test_les_espaces_autour_du_nom_sont_enlevees(self):
        """les espaces autour du nom sont enlevées"""
        self.assertEqual(jouer("  lions ", "14")[0], "LIONS")

    def test_quatorze_joueurs_boivent_28_sachets(self):
        """à 14 joueurs, `28 sachets : 1400 FCFA`"""
        sortie = jouer("lions", "14")
        self.assertEqual(sortie[1:], ["28 sachets : 1400 FCFA"])

    def test_onze_joueurs_boivent_22_sachets(self):
        """à 11 joueurs, `22 sachets : 1100 FCFA`"""
        sortie = jouer("Étoiles", "11")
        self.assertEqual(sortie, ["ÉTOILES", "22 sachets : 1100 FCFA"])

    def test_sans_joueur_rien_a_acheter(self):
        """sans joueur, `0 sachets : 0 FCFA`"""
        self.assertEqual(jouer("lions", "0")[1], "0 sachets : 0 FCFA")


if __name__ == "__main__":
    unittest.main()
