DELIMITER //
CREATE PROCEDURE transferer(
  IN p_eleve INT,
  IN p_de VARCHAR(10), IN p_vers VARCHAR(10))
BEGIN
  DECLARE v_places INT;
  START TRANSACTION;
  SELECT places INTO v_places FROM classes
    WHERE nom = p_vers;
  DO SLEEP(0.1); -- la secrétaire relit le dossier
  IF v_places > 0 THEN
    UPDATE classes SET places = places + 1 WHERE nom = p_de;
    UPDATE classes SET places = v_places - 1
      WHERE nom = p_vers;
    UPDATE eleves SET classe = p_vers WHERE id = p_eleve;
  END IF;
  COMMIT;
  SELECT v_places > 0 AS obtenue;
END //
DELIMITER ;
