CREATE TABLE eleves (
  id INT PRIMARY KEY,
  nom VARCHAR(60) NOT NULL,
  classe VARCHAR(10) NOT NULL
);
CREATE TABLE matieres (
  nom VARCHAR(20) PRIMARY KEY,
  coefficient TINYINT NOT NULL
);
CREATE TABLE notes (
  eleve_id INT NOT NULL,
  matiere VARCHAR(20) NOT NULL,
  valeur DECIMAL(4, 2),
  PRIMARY KEY (eleve_id, matiere),
  FOREIGN KEY (eleve_id) REFERENCES eleves (id),
  FOREIGN KEY (matiere) REFERENCES matieres (nom)
);
INSERT INTO matieres VALUES
  ('Français', 3), ('Maths', 5), ('SVT', 2);
INSERT INTO eleves VALUES
  (1, 'Safiétou Sané', '2de A'), (2, 'Bakary Diédhiou', '2de A'),
  (3, 'Kadiatou Baldé', '2de A'), (4, 'Elhadj Mballo', '2de B'),
  (5, 'Fatoumata Mané', '2de B');
INSERT INTO notes VALUES
  (1, 'Maths', 14), (1, 'Français', 12), (1, 'SVT', 10),
  (2, 'Maths', 13.6), (2, 'Français', 12), (2, 'SVT', 11),
  (3, 'Maths', 9), (3, 'Français', NULL),
  (4, 'Maths', 0), (4, 'SVT', 11);
