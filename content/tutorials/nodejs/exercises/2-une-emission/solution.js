import express from "express";

const EMISSIONS = [
  { id: 1, titre: "Réveil" },
  { id: 2, titre: "Dédicaces" },
];

export const application = express();

application.get("/emissions/:id", (requete, reponse) => {
  const id = Number(requete.params.id);
  if (!Number.isInteger(id)) {
    return reponse.status(400)
      .json({ erreur: "Numéro attendu" });
  }
  const une = EMISSIONS.find((e) => e.id === id);
  if (!une) {
    return reponse.status(404)
      .json({ erreur: "Émission inconnue" });
  }
  reponse.json(une);
});
