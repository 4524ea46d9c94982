CREATE VIEW cles AS
SELECT id,
  replace(replace(replace(
    lower(trim(nom)), 'É', 'e'), 'é', 'e'), '  ', ' ')
    AS cle,
  classe
FROM liste;

CREATE VIEW doublons AS
SELECT cle, classe, COUNT(*) AS nombre
FROM cles
GROUP BY cle, classe
HAVING COUNT(*) > 1;

CREATE TABLE eleves (
  nom TEXT NOT NULL,
  cle TEXT NOT NULL,
  classe TEXT NOT NULL,
  UNIQUE (cle, classe)
) STRICT;

INSERT INTO eleves (nom, cle, classe)
SELECT trim(l.nom), c.cle, c.classe
FROM cles AS c
JOIN liste AS l ON l.id = c.id
WHERE c.id IN (
  SELECT MIN(id) FROM cles GROUP BY cle, classe
);
