DELIMITER //
CREATE PROCEDURE changer_de_classe(
  IN p_eleve INT, IN p_vers VARCHAR(10))
BEGIN
  -- à toi d'écrire
  DO 0;
END //
DELIMITER ;
