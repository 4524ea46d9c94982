const nombre = new Intl.NumberFormat("fr-FR");
const ESPACE = "\u00A0"; // elle ne coupe pas la ligne

/** 1250000 devient « 1 250 000 FCFA ». */
export function prixFCFA(montant) {
  const estUnNombre = ___; // trou 1
  if (!estUnNombre) {
    return ___; // trou 2
  }
  const chiffres = ___; // trou 3
  return ___; // trou 4
}
