-- La liste du club de lecture, recopiée de plusieurs messages
CREATE TABLE liste (
  id INTEGER PRIMARY KEY,
  nom TEXT NOT NULL,
  classe TEXT NOT NULL
) STRICT;

INSERT INTO liste VALUES
  (1, 'Aminata Diémé', '4e A'),
  (2, '  aminata diémé ', '4e A'),
  (3, 'Pascal Sagna', '4e B'),
  (4, 'Ibou  Diédhiou', '4e A'),
  (5, 'IBOU DIEDHIOU', '4e A'),
  (6, 'Élisabeth Sagna', '4e B'),
  (7, 'elisabeth sagna', '4e B'),
  (8, 'Aminata Diémé', '5e A');
