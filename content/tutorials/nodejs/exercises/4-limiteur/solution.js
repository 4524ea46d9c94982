export function creerLimiteur({ max, fenetreMs, horloge }) {
  const passages = new Map();

  return function peutPasser(visiteur) {
    const maintenant = horloge();
    const recents = (passages.get(visiteur) ?? [])
      .filter((quand) => maintenant - quand < fenetreMs);
    const accepte = recents.length < max;
    if (accepte) recents.push(maintenant);
    passages.set(visiteur, recents);
    return accepte;
  };
}
