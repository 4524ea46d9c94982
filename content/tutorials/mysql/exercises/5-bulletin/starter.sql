CREATE VIEW bulletin AS
SELECT e.classe, e.nom, AVG(n.valeur) AS moyenne
FROM eleves e
JOIN notes n ON n.eleve_id = e.id
GROUP BY e.classe, e.nom;
