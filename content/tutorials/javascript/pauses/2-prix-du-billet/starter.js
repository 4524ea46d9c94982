// Le prix du billet, d'après l'âge tapé.
export function billet(saisie) {
  const age = saisie;
  if (age < 18) {
    return "500 FCFA";
  }
  return "1 000 FCFA";
}
