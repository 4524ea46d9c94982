// Le prix du billet, d'après l'âge tapé.
export function billet(saisie) {
  if (saisie.trim() === "") {
    return "âge inconnu";
  }
  const age = Number(saisie);
  if (Number.isNaN(age) || age < 0) {
    return "âge inconnu";
  }
  if (age < 12) {
    return "gratuit";
  }
  return age < 18 ? "500 FCFA" : "1 000 FCFA";
}
