import express from "express";

const SEPT_JOURS = 7 * 24 * 60 * 60 * 1000;
const ESSAIS = 10;

function lireAdresse(texte) {
  if (typeof texte !== "string") return null;
  const permis = ["http:", "https:"];
  const url = URL.parse(texte);
  return permis.includes(url?.protocol) ? url.href : null;
}

export function creerApplication({ tirer, horloge }) {
  const liens = new Map();
  const application = express();
  application.use(express.json({ limit: "2kb" }));

  function tirerLibre() {
    for (let essai = 1; essai <= ESSAIS; essai++) {
      const code = tirer();
      if (!liens.has(code)) return code;
    }
    return null;
  }

  application.post("/liens", (requete, reponse) => {
    const adresse = lireAdresse(requete.body?.adresse);
    if (!adresse) return reponse.sendStatus(400);
    const code = tirerLibre();
    if (!code) return reponse.sendStatus(503);
    const fin = horloge() + SEPT_JOURS;
    liens.set(code, { adresse, fin });
    reponse.status(201).json({ code });
  });

  application.get("/:code", (requete, reponse) => {
    const lien = liens.get(requete.params.code);
    if (!lien) return reponse.sendStatus(404);
    const fini = horloge() >= lien.fin;
    if (fini) return reponse.sendStatus(410);
    reponse.redirect(302, lien.adresse);
  });
  return application;
}
