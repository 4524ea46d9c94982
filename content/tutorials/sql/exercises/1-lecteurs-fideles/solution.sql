SELECT lecteur_id, COUNT(*) AS rendus
FROM prets
WHERE rendu IS NOT NULL
GROUP BY lecteur_id
HAVING COUNT(*) >= 2
ORDER BY rendus DESC, lecteur_id
LIMIT 3;
