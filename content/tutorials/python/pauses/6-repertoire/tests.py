import json
import tempfile
import unittest
from pathlib import Path

import exercice


def noter_tout(*contacts):
    """Note chaque contact ; renvoie la réponse et le fichier."""
    with tempfile.TemporaryDirectory() as dossier:
        chemin = Path(dossier, "contacts.json")
        for nom, numero in contacts:
            noms = exercice.noter(chemin, nom, numero)
        return noms, chemin.read_text(encoding="utf-8")


class Repertoire(unittest.TestCase):
    def test_le_fichier_est_cree_la_premiere_fois(self):
        """la première fois, le fichier est créé"""
        noms, texte = noter_tout(("garde", "33 800 00 00"))
        self.assertEqual(noms, ["garde"])
        self.assertEqual(json.loads(texte), {"garde": "33 800 00 00"})

    def test_un_second_contact_garde_le_premier(self):
        """un second contact garde le premier"""
        texte = noter_tout(("garde", "1"), ("dépôt", "2"))[1]
        attendu = {"garde": "1", "dépôt": "2"}
        self.assertEqual(json.loads(texte), attendu)

    def test_les_noms_renvoyes_sont_tries(self):
        """les noms renvoyés sont triés"""
        noms = noter_tout(("garde", "1"), ("accueil", "2"))[0]
        self.assertEqual(noms, ["accueil", "garde"])

    def test_un_nom_deja_la_change_de_numero(self):
        """un nom déjà là change de numéro"""
        noms, texte = noter_tout(("garde", "1"), ("garde", "2"))
        self.assertEqual(noms, ["garde"])
        self.assertEqual(json.loads(texte), {"garde": "2"})

    def test_un_numero_garde_son_zero(self):
        """un numéro garde son zéro du début"""
        texte = noter_tout(("garde", "0123"))[1]
        self.assertEqual(json.loads(texte), {"garde": "0123"})

    def test_un_fichier_abime_n_est_pas_efface(self):
        """un fichier abîmé lève une erreur, et n’est pas effacé"""
        with tempfile.TemporaryDirectory() as dossier:
            chemin = Path(dossier, "contacts.json")
            chemin.write_text('{"garde": "33', encoding="utf-8")
            with self.assertRaises(ValueError):
                exercice.noter(chemin, "dépôt", "2")
            texte = chemin.read_text(encoding="utf-8")
        self.assertEqual(texte, '{"garde": "33')

    def test_les_accents_se_lisent_dans_le_fichier(self):
        """les accents se lisent dans le fichier"""
        texte = noter_tout(("dépôt", "2"))[1]
        self.assertIn("dépôt", texte)


if __name__ == "__main__":
    unittest.main()
