import tempfile
import unittest
from pathlib import Path

import exercice

ENTETE = "produit;quantite;prix\n"


class TotauxParProduit(unittest.TestCase):
    def totaux(self, lignes):
        """Écrit un petit CSV, puis appelle totaux."""
        with tempfile.TemporaryDirectory() as dossier:
            chemin = Path(dossier, "ventes.csv")
            texte = ENTETE + lignes
            chemin.write_text(texte, encoding="utf-8")
            return exercice.totaux(chemin)

    def refus(self, lignes):
        """Renvoie le message de la ValueError attendue."""
        with self.assertRaises(ValueError) as garde:
            self.totaux(lignes)
        return str(garde.exception).lower()

    def test_deux_ventes_de_pain_s_additionnent(self):
        """deux ventes de pain s’additionnent"""
        resultat = self.totaux("pain;2;200\npain;1;200\n")
        self.assertEqual(resultat, {"pain": 600})

    def test_chaque_produit_a_son_total(self):
        """chaque produit a son total"""
        resultat = self.totaux("pain;2;200\nthé;10;100\n")
        attendu = {"pain": 400, "thé": 1000}
        self.assertEqual(resultat, attendu)

    def test_chaque_vente_garde_son_prix(self):
        """un prix qui change en cours de mois reste juste"""
        resultat = self.totaux("pain;2;200\npain;2;250\n")
        self.assertEqual(resultat, {"pain": 900})

    def test_les_accents_sont_gardes(self):
        """les accents sont gardés"""
        resultat = self.totaux("café Touba;3;150\n")
        self.assertEqual(resultat, {"café Touba": 450})

    def test_une_ligne_vide_est_ignoree(self):
        """une ligne vide est ignorée"""
        resultat = self.totaux("pain;2;200\n\npain;1;200\n")
        self.assertEqual(resultat, {"pain": 600})

    def test_une_ligne_de_cases_vides_est_ignoree(self):
        """une ligne `;;`, aux cases vides, est ignorée"""
        resultat = self.totaux("pain;2;200\n;;\npain;1;200\n")
        self.assertEqual(resultat, {"pain": 600})

    def test_une_case_de_trop_reste_une_ligne_vide(self):
        """`;;;` est ignorée, même d’une case de trop"""
        resultat = self.totaux("pain;2;200\n;;;\npain;1;200\n")
        self.assertEqual(resultat, {"pain": 600})

    def test_zero_est_une_quantite(self):
        """une quantité de zéro est acceptée"""
        resultat = self.totaux("pain;0;200\n")
        self.assertEqual(resultat, {"pain": 0})

    def test_sans_vente_le_dictionnaire_est_vide(self):
        """sans vente, le dictionnaire est vide"""
        self.assertEqual(self.totaux(""), {})

    def test_une_quantite_en_lettres_est_signalee(self):
        """une quantité en lettres est signalée, avec sa ligne"""
        message = self.refus("pain;2;200\nthé;deux;100\n")
        self.assertIn("ligne 3", message)

    def test_un_prix_en_lettres_est_signale(self):
        """un prix en lettres est signalé, avec sa ligne"""
        message = self.refus("pain;2;cent\n")
        self.assertIn("ligne 2", message)

    def test_un_produit_manquant_est_signale(self):
        """un produit manquant est signalé, avec sa ligne"""
        message = self.refus("pain;2;200\n;3;100\n")
        self.assertIn("ligne 3", message)

    def test_une_case_manquante_est_signalee(self):
        """une case manquante, `pain;2`, est signalée"""
        message = self.refus("thé;3;100\npain;2\n")
        self.assertIn("ligne 3", message)

    def test_une_quantite_negative_est_signalee(self):
        """une quantité négative est signalée, avec sa ligne"""
        message = self.refus("pain;-1;200\n")
        self.assertIn("ligne 2", message)

    def test_un_prix_negatif_est_signale(self):
        """un prix négatif est signalé, avec sa ligne"""
        message = self.refus("pain;1;-200\n")
        self.assertIn("ligne 2", message)

    def test_une_ligne_vide_ne_decale_pas_le_numero(self):
        """une ligne vide ne décale pas le numéro"""
        message = self.refus("pain;2;200\n\nthé;deux;100\n")
        self.assertIn("ligne 4", message)


class Meilleurs(unittest.TestCase):
    def test_on_garde_les_trois_plus_gros_totaux(self):
        """on garde les trois plus gros totaux"""
        trouve = exercice.meilleurs({
            "thé": 100,
            "pain": 600,
            "jus de bissap": 900,
            "beignets": 50,
        })
        attendu = [
            ("jus de bissap", 900),
            ("pain", 600),
            ("thé", 100),
        ]
        self.assertEqual(trouve, attendu)

    def test_avec_deux_produits_on_en_renvoie_deux(self):
        """avec deux produits, on en renvoie deux"""
        totaux = {"thé": 100, "pain": 600}
        attendu = [("pain", 600), ("thé", 100)]
        trouve = exercice.meilleurs(totaux)
        self.assertEqual(trouve, attendu)

    def test_a_egalite_l_ordre_du_fichier_reste(self):
        """à égalité, l’ordre du fichier reste"""
        totaux = {"thé": 300, "pain": 300}
        attendu = [("thé", 300), ("pain", 300)]
        trouve = exercice.meilleurs(totaux)
        self.assertEqual(trouve, attendu)

    def test_sans_total_il_n_y_a_pas_de_meilleur(self):
        """sans total, il n’y a pas de meilleur"""
        self.assertEqual(exercice.meilleurs({}), [])


if __name__ == "__main__":
    unittest.main()
