import express from "express";

export function creerApplication(depot) {
  const application = express();

  const chemin = "/dedicaces/:id";
  application.get(chemin, (requete, reponse) => {
    const une = depot.lire(Number(requete.params.id));
    if (!une) {
      reponse.status(404).json({ erreur: "Inconnue" });
    }
    reponse.json(une);
  });

  application.use((erreur, requete, reponse) => {
    reponse.status(500).json({ erreur: "Panne" });
  });
  return application;
}
