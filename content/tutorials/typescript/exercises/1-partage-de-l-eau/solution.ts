export type Citerne = { litres: number; foyers: number };

/** Partage une citerne en bidons de 20 litres. */
export function partage(c: Citerne): string {
  if (c.foyers === 0) return "aucun foyer";
  const bidons = Math.floor(c.litres / 20);
  const chacun = Math.floor(bidons / c.foyers);
  const reste = bidons % c.foyers;
  return `${chacun} par foyer, reste ${reste}`;
}
