export type Passage = { porte: number; index: number };
export type Lecture =
  | { ok: true; passages: Passage[] }
  | { ok: false; fautes: string[] };

/** Lit une tournée, et dit tout ce qui ne va pas. */
export function lireTournee(texte: string): Lecture {
  // À toi : ni any, ni as, ni point d'exclamation
  // après une valeur.
  const { compteurs } = JSON.parse(texte);
  return { ok: true, passages: compteurs };
}
