/** Un prix venu de dehors, ou null s'il est illisible. */
export function lirePrix(recu: unknown): number | null {
  if (typeof recu === "string" && recu.trim() !== "") {
    return lirePrix(Number(recu));
  }
  if (typeof recu !== "number") return null;
  return recu >= 0 ? recu : null;
}
