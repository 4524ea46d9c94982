type Groupes<T, K extends PropertyKey> = Partial<
  Record<K, T[]>
>;

/** Range chaque valeur sous la clé que donne `cle`. */
export function grouperPar<T, K extends PropertyKey>(
  liste: readonly T[],
  cle: (valeur: T) => K,
): Groupes<T, K> {
  const groupes: Groupes<T, K> = {};
  for (const valeur of liste) {
    const nom = cle(valeur);
    const groupe = groupes[nom] ?? [];
    groupe.push(valeur);
    groupes[nom] = groupe;
  }
  return groupes;
}
