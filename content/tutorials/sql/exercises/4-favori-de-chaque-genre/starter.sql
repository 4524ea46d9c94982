-- Trois colonnes : genre, titre, sorties.
SELECT genre, titre, 0 AS sorties
FROM livres
ORDER BY genre, titre;
