CREATE USER surveillante@localhost
  IDENTIFIED BY 'Cloche-8-Cour';

-- 1. Lire la liste des élèves
GRANT ___ ON lycee.eleves
  TO surveillante@localhost;

-- 2. Lire les absences et en ajouter
GRANT ___, ___ ON lycee.absences
  TO surveillante@localhost;

-- 3. Corriger un motif, et aucune autre colonne
GRANT ___ (___) ON lycee.absences
  TO surveillante@localhost;
