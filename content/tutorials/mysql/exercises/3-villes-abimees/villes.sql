CREATE TABLE villes (
  id INT PRIMARY KEY,
  nom VARCHAR(40) CHARACTER SET latin1
);
INSERT INTO villes VALUES
  (1, 'ThiÃ¨s'),
  (2, 'Kolda'),
  (3, 'SÃ©dhiou'),
  (4, 'Vélingara'),
  (5, NULL);
