const nombre = new Intl.NumberFormat("fr-FR");
const ESPACE = "\u00A0"; // elle ne coupe pas la ligne

/** 1250000 devient « 1 250 000 FCFA ». */
export function prixFCFA(montant) {
  const estUnNombre = Number.isFinite(montant);
  if (!estUnNombre) {
    return "prix inconnu";
  }
  const chiffres = nombre.format(montant);
  return `${chiffres}${ESPACE}FCFA`;
}
