/** Le jour, les litres, et s'il y a eu une coupure. */
export type Jour = [string, number, boolean];

export type Semaine = {
  readonly numero: string;
  jours: readonly Jour[];
  remarque?: string;
};

export function bilan(semaine: Semaine): string {
  let total = 0;
  let coupures = 0;
  for (const [, litres, coupure] of semaine.jours) {
    total += litres;
    if (coupure) coupures += 1;
  }
  const mot = semaine.remarque ?? "sans remarque";
  return `${total} L, coupures : ${coupures}, ${mot}`;
}
