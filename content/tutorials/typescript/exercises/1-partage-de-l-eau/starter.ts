// Trois lignes ont changé de place.
export type Citerne = { litres: number; foyers: number };

/** Partage une citerne en bidons de 20 litres. */
export function partage(c: Citerne): string {
  const chacun = Math.floor(bidons / c.foyers);
  const bidons = Math.floor(c.litres / 20);
  return `${chacun} par foyer, reste ${reste}`;
  const reste = bidons % c.foyers;
  if (c.foyers === 0) return "aucun foyer";
}
