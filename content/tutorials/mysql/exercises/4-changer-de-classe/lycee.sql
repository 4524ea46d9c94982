CREATE TABLE classes (
  nom VARCHAR(10) PRIMARY KEY,
  places TINYINT UNSIGNED NOT NULL
);
CREATE TABLE eleves (
  id INT PRIMARY KEY,
  nom VARCHAR(60) NOT NULL,
  classe VARCHAR(10) NOT NULL,
  FOREIGN KEY (classe) REFERENCES classes (nom)
);
INSERT INTO classes VALUES
  ('2de A', 4), ('2de B', 1), ('2de C', 0);
INSERT INTO eleves VALUES
  (1, 'Safiétou Sané', '2de A'),
  (2, 'Bakary Diédhiou', '2de B');
