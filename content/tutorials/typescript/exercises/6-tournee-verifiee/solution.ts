export type Passage = { porte: number; index: number };
export type Lecture =
  | { ok: true; passages: Passage[] }
  | { ok: false; fautes: string[] };

/** Lit une tournée, et dit tout ce qui ne va pas. */
export function lireTournee(texte: string): Lecture {
  const { compteurs } = champs(analyser(texte));
  if (!Array.isArray(compteurs)) {
    const faute = "compteurs : un tableau est attendu";
    return { ok: false, fautes: [faute] };
  }
  return lirePassages(compteurs);
}

function lirePassages(liste: readonly unknown[]): Lecture {
  const passages: Passage[] = [];
  const fautes: string[] = [];
  const vues = new Set<number>();
  for (const [rang, lu] of liste.entries()) {
    const lieu = `compteurs[${rang}]`;
    const porte = entier(champs(lu).porte, 1);
    const index = entier(champs(lu).index, 0);
    if (porte === undefined) {
      fautes.push(`${lieu}.porte : une porte est attendue`);
    } else if (vues.has(porte)) {
      fautes.push(`${lieu}.porte : ${porte} est déjà lue`);
    } else {
      vues.add(porte);
    }
    if (index === undefined) {
      fautes.push(`${lieu}.index : un index est attendu`);
    }
    if (porte !== undefined && index !== undefined) {
      passages.push({ porte, index });
    }
  }
  if (fautes.length > 0) return { ok: false, fautes };
  return { ok: true, passages };
}

function analyser(texte: string): unknown {
  try {
    return JSON.parse(texte);
  } catch {
    return undefined;
  }
}

/** Les propriétés d'un objet ; aucune pour le reste. */
function champs(lu: unknown): Record<string, unknown> {
  const estObjet = typeof lu === "object" && lu !== null;
  return estObjet ? { ...lu } : {};
}

/** Un entier d'au moins `min`, ou undefined. */
function entier(x: unknown, min: number) {
  if (typeof x !== "number") return undefined;
  return Number.isInteger(x) && x >= min ? x : undefined;
}
