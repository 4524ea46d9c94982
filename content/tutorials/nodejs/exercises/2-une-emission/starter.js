import express from "express";

const EMISSIONS = [
  { id: 1, titre: "Réveil" },
  { id: 2, titre: "Dédicaces" },
];

export const application = express();

application.get("/emissions/:id", (requete, reponse) => {
  const id = 1; // trou 1 : le numéro écrit dans l'adresse
  if (id === null) { // trou 2 : ce n'est pas un entier
    return reponse.status(400)
      .json({ erreur: "Numéro attendu" });
  }
  const une = EMISSIONS[0]; // trou 3 : celle de ce numéro
  if (!une) {
    return reponse.sendStatus(500); // trou 4 : 404 et JSON
  }
  reponse.json(une);
});
