import type { SqlColumn, SqlResult, SqlTable } from './protocol.ts';

/** « 12 lignes », « Aucune ligne », « 100 montrées sur 1240 lignes » (U21). */
export function rowsLabel({ rows, total }: Pick<SqlResult, 'rows' | 'total'>): string {
  return rows.length < total
    ? `${rows.length} montrées sur ${countOfRows(total)}`
    : countOfRows(total);
}

function countOfRows(count: number): string {
  if (count === 0) return 'Aucune ligne';
  return count === 1 ? '1 ligne' : `${count} lignes`;
}

/** « livres (12 lignes) », « retards (vue) » (U22). */
export function tableLabel({ name, isView, count }: SqlTable): string {
  return `${name} (${isView ? 'vue' : countOfRows(count).toLowerCase()})`;
}

/** What a column is for: « clé », « mène à auteurs.id »; empty for most (U22). */
export function roleOf({ isKey, leadsTo }: SqlColumn): string {
  const roles = [isKey ? 'clé' : '', leadsTo ? `mène à ${leadsTo}` : ''];
  return roles.filter(Boolean).join(', ');
}

/** What is announced once code has been run: « 2 résultats : 12 lignes, 1 ligne. » (U21). */
export function announced(results: readonly Pick<SqlResult, 'rows' | 'total'>[]): string {
  if (results.length === 0) return '';
  const rows = results.map(rowsLabel).join(', ').toLowerCase();
  return `${results.length === 1 ? 'Résultat' : `${results.length} résultats`} : ${rows}.`;
}
