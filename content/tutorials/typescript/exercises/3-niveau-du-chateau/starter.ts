/** Un niveau en pour cent, ou null s'il est illisible. */
export function lireNiveau(recu: any): number | null {
  return recu * 1;
}
