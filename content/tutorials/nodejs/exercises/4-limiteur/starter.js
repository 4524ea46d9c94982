// `horloge()` renvoie l'heure, en millisecondes.
export function creerLimiteur({ max, fenetreMs, horloge }) {
  return function peutPasser(visiteur) {
    return true;
  };
}
