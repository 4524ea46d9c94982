export type Zone = { nom: string; prix: number };
export type Lecture =
  | { ok: true; zones: Zone[] }
  | { ok: false; erreurs: string[] };

/** Lit des zones en JSON, et dit tout ce qui ne va pas. */
export function lireBareme(texte: string): Lecture {
  // À toi : ni any, ni as, ni point d'exclamation
  // après une valeur.
  return { ok: true, zones: JSON.parse(texte).zones };
}
