CREATE TABLE batiments (nom VARCHAR(20) PRIMARY KEY);
CREATE TABLE chambres (
  id INT PRIMARY KEY,
  batiment VARCHAR(20) NOT NULL,
  FOREIGN KEY (batiment) REFERENCES batiments (nom)
);
CREATE TABLE lits (
  id INT PRIMARY KEY,
  chambre INT NOT NULL,
  FOREIGN KEY (chambre) REFERENCES chambres (id)
);
INSERT INTO batiments VALUES ('Baobab'), ('Fromager');
INSERT INTO chambres VALUES (1, 'Baobab'), (2, 'Fromager');
INSERT INTO lits VALUES (11, 1), (12, 1), (21, 2);
