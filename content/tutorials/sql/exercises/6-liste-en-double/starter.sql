-- 1. Une clé par ligne : le nom nettoyé.
CREATE VIEW cles AS
SELECT id, nom AS cle, classe
FROM liste;

-- 2. Les clés qui viennent plusieurs fois.
CREATE VIEW doublons AS
SELECT cle, classe, 1 AS nombre
FROM cles;

-- 3. Une ligne par élève, et rien d'autre.
CREATE TABLE eleves (
  nom TEXT NOT NULL,
  cle TEXT NOT NULL,
  classe TEXT NOT NULL
) STRICT;
