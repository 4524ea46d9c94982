CREATE USER surveillante@localhost
  IDENTIFIED BY 'Cloche-8-Cour';

-- 1. Lire la liste des élèves
GRANT SELECT ON lycee.eleves
  TO surveillante@localhost;

-- 2. Lire les absences et en ajouter
GRANT SELECT, INSERT ON lycee.absences
  TO surveillante@localhost;

-- 3. Corriger un motif, et aucune autre colonne
GRANT UPDATE (motif) ON lycee.absences
  TO surveillante@localhost;
