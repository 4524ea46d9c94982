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


class PluieDeLaSemaine(unittest.TestCase):
    def test_les_releves_sont_gardes_dans_l_ordre(self):
        """les relevés sont gardés dans l’ordre"""
        sortie = jouer("12", "0", "3", "fin")
        self.assertEqual(sortie[0], "Relevés : [12, 0, 3]")

    def test_le_total_et_le_record(self):
        """pour 12, 0 et 3, le total est 15 et le record 12"""
        sortie = jouer("12", "0", "3", "fin")
        self.assertEqual(sortie[1:], ["Total : 15 mm", "Record : 12 mm"])

    def test_le_record_vient_au_milieu(self):
        """pour 3, 12 et 5, le record est 12"""
        sortie = jouer("3", "12", "5", "fin")
        self.assertEqual(sortie[2], "Record : 12 mm")

    def test_annuler_enleve_le_dernier_releve(self):
        """`annuler` enlève le dernier relevé"""
        sortie = jouer("12", "30", "annuler", "3", "fin")
        self.assertEqual(sortie[0], "Relevés : [12, 3]")

    def test_annuler_deux_fois_en_enleve_deux(self):
        """`annuler` deux fois en enlève deux"""
        sortie = jouer("5", "12", "30", "annuler", "annuler", "fin")
        self.assertEqual(sortie[0], "Relevés : [5]")

    def test_annuler_sans_releve_ne_fait_rien(self):
        """`annuler` sans relevé ne fait rien"""
        sortie = jouer("annuler", "4", "fin")
        self.assertEqual(sortie[0], "Relevés : [4]")

    def test_une_semaine_seche_compte_ses_zeros(self):
        """deux jours à zéro font deux relevés"""
        sortie = jouer("0", "0", "fin")
        self.assertEqual(sortie, [
            "Relevés : [0, 0]", "Total : 0 mm", "Record : 0 mm",
        ])

    def test_sans_releve_une_seule_ligne(self):
        """sans relevé, `Aucun relevé`"""
        self.assertEqual(jouer("fin"), ["Aucun relevé"])


if __name__ == "__main__":
    unittest.main()
