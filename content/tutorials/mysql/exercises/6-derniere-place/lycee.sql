CREATE TABLE classes (
  nom VARCHAR(10) PRIMARY KEY,
  places TINYINT UNSIGNED NOT NULL
);
CREATE TABLE eleves (
  id INT PRIMARY KEY,
  classe VARCHAR(10) NOT NULL,
  FOREIGN KEY (classe) REFERENCES classes (nom)
);
INSERT INTO classes VALUES
  ('2de A', 2), ('2de B', 2), ('2de C', 1), ('2de D', 0);
INSERT INTO eleves VALUES (1, '2de A'), (2, '2de B');
