SELECT titre, prix
FROM livres
WHERE replace(lower(titre), 'é', 'e') -- trou 1
  LIKE 'ec%'                          -- trou 2
  AND prix <= 4500                    -- trou 3
ORDER BY titre;
