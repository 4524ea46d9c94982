import unittest


def jouer(saisie):
    """Exécute le fichier ; renvoie ses lignes, ses questions."""
    affiche = []
    questions = []

    def faux_print(*valeurs, sep=" ", end="\n", **reste):
        textes = [str(valeur) for valeur in valeurs]
        affiche.append(sep.join(textes) + end)

    def faux_input(question=""):
        questions.append(question)
        return saisie

    with open("exercice.py", encoding="utf-8") as f:
        programme = compile(f.read(), "exercice.py", "exec")
    noms = {
        "__name__": "__main__",
        "print": faux_print,
        "input": faux_input,
    }
    exec(programme, noms)
    return "".join(affiche).splitlines(), questions


def lignes(saisie):
    return jouer(saisie)[0]


class SemaineDeBus(unittest.TestCase):
    def test_a_150_le_premier_jour_laisse_1850(self):
        """à 150 FCFA, la première ligne est `Jour 1 : 1850 FCFA`"""
        self.assertEqual(lignes("150")[:1], ["Jour 1 : 1850 FCFA"])

    def test_a_150_le_cinquieme_jour_laisse_1250(self):
        """à 150 FCFA, la cinquième ligne est `Jour 5 : 1250 FCFA`"""
        self.assertEqual(lignes("150")[4:5], ["Jour 5 : 1250 FCFA"])

    def test_les_cinq_jours_sont_dans_l_ordre(self):
        """à 300 FCFA, les cinq jours sont dans l’ordre"""
        attendu = []
        for jour in range(1, 6):
            attendu.append(f"Jour {jour} : {2000 - 300 * jour} FCFA")
        self.assertEqual(lignes("300")[:5], attendu)

    def test_le_mot_de_la_fin_vient_une_seule_fois(self):
        """`Fin de la semaine` vient une seule fois, en dernier"""
        sortie = lignes("150")
        self.assertEqual(sortie.count("Fin de la semaine"), 1)
        self.assertEqual(sortie[-1], "Fin de la semaine")

    def test_il_y_a_six_lignes_en_tout(self):
        """il y a six lignes en tout"""
        self.assertEqual(len(lignes("150")), 6)

    def test_le_prix_est_demande_une_seule_fois(self):
        """le prix est demandé une seule fois"""
        questions = jouer("150")[1]
        self.assertEqual(len(questions), 1)

    def test_un_trajet_gratuit_laisse_tout(self):
        """un trajet à 0 FCFA laisse 2000 chaque jour"""
        attendu = [f"Jour {jour} : 2000 FCFA" for jour in range(1, 6)]
        self.assertEqual(lignes("0")[:5], attendu)

    def test_un_trajet_trop_cher_donne_un_reste_negatif(self):
        """à 500 FCFA, le cinquième jour affiche un reste négatif"""
        self.assertEqual(lignes("500")[4:5], ["Jour 5 : -500 FCFA"])


if __name__ == "__main__":
    unittest.main()
