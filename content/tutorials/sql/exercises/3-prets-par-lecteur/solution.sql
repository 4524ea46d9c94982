SELECT l.nom,
  COUNT(p.id) AS sortis,
  COUNT(p.rendu) AS rendus
FROM lecteurs AS l
LEFT JOIN prets AS p ON p.lecteur_id = l.id
GROUP BY l.id, l.nom
ORDER BY l.nom;
