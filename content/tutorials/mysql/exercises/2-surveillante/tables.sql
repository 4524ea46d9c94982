CREATE TABLE eleves (
  id INT PRIMARY KEY,
  nom VARCHAR(60) NOT NULL
);
CREATE TABLE absences (
  id INT AUTO_INCREMENT PRIMARY KEY,
  eleve_id INT NOT NULL,
  jour DATE NOT NULL,
  motif VARCHAR(80),
  FOREIGN KEY (eleve_id) REFERENCES eleves (id)
);
CREATE TABLE notes (
  eleve_id INT NOT NULL,
  valeur DECIMAL(4, 2)
);
INSERT INTO eleves VALUES (1, 'Safiétou Sané');
INSERT INTO absences (eleve_id, jour) VALUES (1, '2026-11-20');
INSERT INTO notes VALUES (1, 14.5);
