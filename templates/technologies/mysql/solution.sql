-- À ÉCRIRE : la solution, qui les passe tous
SELECT COALESCE(SUM(prix), 0) AS total FROM ventes;
