/** Un prix venu de dehors, ou null s'il est illisible. */
export function lirePrix(recu: any): number | null {
  return recu * 1;
}
