import express from "express";

export function creerTable(base) {
  base.exec(`CREATE TABLE IF NOT EXISTS grille (
    jour TEXT, heure TEXT, titre TEXT NOT NULL,
    PRIMARY KEY (jour, heure)) STRICT`);
}

// Range chaque ligne « jour;heure;titre » et renvoie
// leur nombre. Une ligne fausse annule tout l'import.
export function importer(base, texte) {
  return 0;
}

// GET /rapport : [{ jour, emissions }], trié par jour.
export function creerApplication(base) {
  const application = express();
  return application;
}
