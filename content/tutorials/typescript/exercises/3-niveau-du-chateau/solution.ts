/** Un niveau en pour cent, ou null s'il est illisible. */
export function lireNiveau(recu: unknown): number | null {
  if (typeof recu === "string" && /^\d+$/.test(recu)) {
    return lireNiveau(Number(recu));
  }
  if (typeof recu !== "number") return null;
  return recu >= 0 && recu <= 100 ? recu : null;
}
