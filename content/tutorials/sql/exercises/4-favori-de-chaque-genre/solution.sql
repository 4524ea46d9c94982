WITH comptes AS (
  SELECT l.genre, l.titre, COUNT(*) AS sorties
  FROM livres AS l
  JOIN prets AS p ON p.livre_id = l.id
  GROUP BY l.id, l.genre, l.titre
),
rangs AS (
  SELECT genre, titre, sorties,
    RANK() OVER (
      PARTITION BY genre ORDER BY sorties DESC
    ) AS rang
  FROM comptes
)
SELECT genre, titre, sorties
FROM rangs
WHERE rang = 1
ORDER BY genre, titre;
