-- Il manque quatre parties, chacune à sa place.
SELECT lecteur_id, COUNT(*) AS rendus
FROM prets
GROUP BY lecteur_id;
