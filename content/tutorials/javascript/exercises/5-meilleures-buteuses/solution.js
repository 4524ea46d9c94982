// Une Map, buteuse -> buts, triée.
export function buteuses(messages) {
  const buts = new Map();
  for (const message of messages) {
    const [debut, fin] = message.split(";");
    const nom = debut.trim().toUpperCase();
    const deja = buts.get(nom) ?? 0;
    buts.set(nom, deja + Number(fin));
  }
  return new Map([...buts].sort(parButs));
}

// À égalité, l'ordre alphabétique.
function parButs([nomA, a], [nomB, b]) {
  return b - a || nomA.localeCompare(nomB, "fr");
}
