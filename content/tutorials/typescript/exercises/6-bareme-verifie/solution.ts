export type Zone = { nom: string; prix: number };
export type Lecture =
  | { ok: true; zones: Zone[] }
  | { ok: false; erreurs: string[] };
type Noter = (faute: string) => void;

/** Lit des zones en JSON, et dit tout ce qui ne va pas. */
export function lireBareme(texte: string): Lecture {
  const erreurs: string[] = [];
  const noter: Noter = (f) => { erreurs.push(f); };
  const zones = lireZones(analyser(texte), noter);
  if (erreurs.length > 0) return { ok: false, erreurs };
  return { ok: true, zones };
}

function analyser(texte: string): unknown {
  try {
    return JSON.parse(texte);
  } catch {
    return undefined;
  }
}

function lireZones(lu: unknown, noter: Noter): Zone[] {
  const liste = propriete(lu, "zones");
  if (!Array.isArray(liste)) {
    noter("zones : un tableau est attendu");
    return [];
  }
  return liste.map((zone: unknown, rang) =>
    lireZone(zone, `zones[${rang}]`, noter),
  );
}

function lireZone(
  lu: unknown,
  lieu: string,
  noter: Noter,
): Zone {
  const nom = propriete(lu, "nom");
  const prix = propriete(lu, "prix");
  const zone: Zone = { nom: "", prix: 0 };
  if (typeof nom === "string" && nom !== "") {
    zone.nom = nom;
  } else {
    noter(`${lieu}.nom : un texte est attendu`);
  }
  if (typeof prix === "number" && prix >= 0) {
    zone.prix = prix;
  } else {
    noter(`${lieu}.prix : un prix est attendu`);
  }
  return zone;
}

/** La valeur sous une clé, ou undefined. */
function propriete(lu: unknown, cle: string): unknown {
  if (typeof lu !== "object" || lu === null) return;
  return new Map(Object.entries(lu)).get(cle);
}
