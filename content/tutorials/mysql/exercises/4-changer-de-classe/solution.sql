DELIMITER //
CREATE PROCEDURE changer_de_classe(
  IN p_eleve INT, IN p_vers VARCHAR(10))
BEGIN
  DECLARE v_depuis VARCHAR(10);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  START TRANSACTION;
  SELECT classe INTO v_depuis FROM eleves
    WHERE id = p_eleve FOR UPDATE;
  IF v_depuis IS NULL THEN
    SIGNAL SQLSTATE '45000'
      SET MESSAGE_TEXT = 'élève inconnu';
  END IF;

  IF v_depuis <> p_vers THEN
    UPDATE classes SET places = places + 1
      WHERE nom = v_depuis;
    UPDATE eleves SET classe = p_vers WHERE id = p_eleve;
    UPDATE classes SET places = places - 1
      WHERE nom = p_vers AND places > 0;
    IF ROW_COUNT() = 0 THEN
      SIGNAL SQLSTATE '45000'
        SET MESSAGE_TEXT = 'classe pleine';
    END IF;
  END IF;
  COMMIT;
END //
DELIMITER ;
