// Le total d'un panier, en FCFA.
export function total(panier) {
  const prix = panier.map((l) => lirePrix(l.prix));
  return prix.reduce((s, p) => s + p, 0);
}

// « 1 500 » devient 1500, un prix absent 0.
function lirePrix(saisie) {
  const texte = String(saisie ?? 0);
  const serre = texte.replaceAll(/\s/g, "");
  return serre === "" ? NaN : Number(serre);
}
