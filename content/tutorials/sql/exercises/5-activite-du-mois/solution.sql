WITH mois AS (
  SELECT '2026-08' AS mois
  UNION ALL SELECT '2026-09'
  UNION ALL SELECT '2026-10'
  UNION ALL SELECT '2026-11'
  UNION ALL SELECT '2026-12'
),
sorties AS (
  SELECT substr(sorti, 1, 7) AS mois, COUNT(*) AS n
  FROM prets
  GROUP BY substr(sorti, 1, 7)
),
retours AS (
  SELECT substr(rendu, 1, 7) AS mois, COUNT(*) AS n
  FROM prets
  WHERE rendu IS NOT NULL
  GROUP BY substr(rendu, 1, 7)
)
SELECT m.mois, COALESCE(s.n, 0) AS sorties,
  COALESCE(r.n, 0) AS retours
FROM mois AS m
LEFT JOIN sorties AS s ON s.mois = m.mois
LEFT JOIN retours AS r ON r.mois = m.mois
ORDER BY m.mois;
