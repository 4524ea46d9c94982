CREATE VIEW bulletin AS
WITH moyennes AS (
  SELECT e.classe, e.nom,
    ROUND(SUM(n.valeur * m.coefficient)
      / SUM(m.coefficient), 2) AS moyenne
  FROM eleves e
  LEFT JOIN notes n
    ON n.eleve_id = e.id AND n.valeur IS NOT NULL
  LEFT JOIN matieres m ON m.nom = n.matiere
  GROUP BY e.id, e.classe, e.nom
)
SELECT classe, nom, moyenne,
  CASE WHEN moyenne IS NOT NULL THEN RANK() OVER (
    PARTITION BY classe ORDER BY moyenne DESC)
  END AS rang
FROM moyennes;
