SELECT titre, prix
FROM livres
WHERE replace(replace(lower(titre), 'É', 'e'), 'é', 'e')
  LIKE '%ec%'
  AND (prix <= 4500 OR prix IS NULL)
ORDER BY titre;
