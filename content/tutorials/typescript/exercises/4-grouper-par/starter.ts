/** Range chaque valeur sous la clé que donne `cle`. */
export function grouperPar(liste: unknown, cle: unknown) {
  // À toi : d'abord l'en-tête, puis le corps.
  return {};
}
