-- Fermer Baobab
DELETE FROM lits WHERE chambre IN
  (SELECT id FROM chambres WHERE batiment = 'Baobab');
DELETE FROM chambres WHERE batiment = 'Baobab';
DELETE FROM batiments WHERE nom = 'Baobab';
-- Ouvrir Caïlcédrat
INSERT INTO batiments VALUES ('Caïlcédrat');
INSERT INTO chambres VALUES (3, 'Caïlcédrat');
INSERT INTO lits VALUES (31, 3), (32, 3);
