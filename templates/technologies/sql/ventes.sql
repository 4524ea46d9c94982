-- À ÉCRIRE : la base de l'exercice, ou rien si celle du tutoriel convient
CREATE TABLE ventes (prix INTEGER);
