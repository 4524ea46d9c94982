/** Le jour, les litres, et s'il y a eu une coupure. */
export type Jour = ___; // trou 1

export type Semaine = {
  numero: ___; // trou 2 : un texte, qui ne change plus
  jours: ___; // trou 3 : des jours, sans push
  remarque: ___; // trou 4 : un texte, qui peut manquer
};

export function bilan(semaine: Semaine): string {
  let total = 0;
  let coupures = 0;
  for (const [, litres, coupure] of semaine.jours) {
    total += litres;
    if (coupure) coupures += 1;
  }
  const mot = semaine.remarque ?? ___; // trou 5
  return `${total} L, coupures : ${coupures}, ${mot}`;
}
