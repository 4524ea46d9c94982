import express from "express";

// tirer() renvoie un code au hasard.
// horloge() renvoie l'heure, en millisecondes.
export function creerApplication({ tirer, horloge }) {
  const application = express();
  return application;
}
