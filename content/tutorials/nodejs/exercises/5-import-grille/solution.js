import express from "express";

export function creerTable(base) {
  base.exec(`CREATE TABLE IF NOT EXISTS grille (
    jour TEXT, heure TEXT, titre TEXT NOT NULL,
    PRIMARY KEY (jour, heure)) STRICT`);
}

function lireLignes(texte) {
  return texte.split(/\r?\n/).flatMap((ligne, i) => {
    if (ligne.trim() === "") return [];
    const champs = ligne.split(";").map((un) => un.trim());
    const [jour, heure, titre] = champs;
    const bonne = champs.length === 3 && jour && titre
      && /^\d\d:\d\d$/.test(heure);
    if (!bonne) throw new RangeError(`ligne ${i + 1}`);
    return [champs];
  });
}

export function importer(base, texte) {
  const lignes = lireLignes(texte);
  const ranger = base.prepare(
    "INSERT OR REPLACE INTO grille VALUES (?, ?, ?)");
  base.exec("BEGIN");
  try {
    for (const ligne of lignes) ranger.run(...ligne);
    base.exec("COMMIT");
  } catch (erreur) {
    base.exec("ROLLBACK");
    throw erreur;
  }
  return lignes.length;
}

export function creerApplication(base) {
  const compter = base.prepare(
    `SELECT jour, count(*) AS emissions FROM grille
     GROUP BY jour ORDER BY jour`);
  const application = express();
  application.get("/rapport", (requete, reponse) => {
    reponse.json(compter.all());
  });
  return application;
}
