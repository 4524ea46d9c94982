-- À ÉCRIRE : le départ, qui rate un test au moins
SELECT SUM(prix) AS total FROM ventes WHERE prix < 0;
