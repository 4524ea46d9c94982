SELECT l.nom, COUNT(*) AS sortis, COUNT(*) AS rendus
FROM lecteurs AS l
JOIN prets AS p ON p.lecteur_id = l.id
ORDER BY l.nom;
