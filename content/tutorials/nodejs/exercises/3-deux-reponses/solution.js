import express from "express";

export function creerApplication(depot) {
  const application = express();

  const chemin = "/dedicaces/:id";
  application.get(chemin, async (requete, reponse) => {
    const une = await depot.lire(Number(requete.params.id));
    if (!une) {
      return reponse.status(404)
        .json({ erreur: "Inconnue" });
    }
    reponse.json(une);
  });

  application.use((erreur, requete, reponse, next) => {
    if (reponse.headersSent) return next(erreur);
    reponse.status(500).json({ erreur: "Panne" });
  });
  return application;
}
