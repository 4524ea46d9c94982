import { expect, test } from 'vitest';
import {
  announced,
  roleOf,
  rowsLabel,
  tableLabel,
} from '../../../../src/rules/tutorial/sql/labels.ts';

const rowsOf = (shown: number, total: number) => ({
  rows: Array.from({ length: shown }, () => []),
  total,
});

test.each([
  [0, 0, 'Aucune ligne'],
  [1, 1, '1 ligne'],
  [12, 12, '12 lignes'],
  [100, 1_240, '100 montrées sur 1240 lignes'],
])('%i rows of %i: « %s » (U21)', (shown, total, label) => {
  expect(rowsLabel(rowsOf(shown, total))).toBe(label);
});

test('announces how many results came, and their rows (U21)', () => {
  expect(announced([])).toBe('');
  expect(announced([rowsOf(12, 12)])).toBe('Résultat : 12 lignes.');
  expect(announced([rowsOf(1, 1), rowsOf(0, 0)])).toBe('2 résultats : 1 ligne, aucune ligne.');
});

test('a table is named with its rows, a view as one (U22)', () => {
  expect(tableLabel({ name: 'livres', isView: false, columns: [], count: 12 })).toBe(
    'livres (12 lignes)',
  );
  expect(tableLabel({ name: 'retards', isView: true, columns: [], count: 0 })).toBe(
    'retards (vue)',
  );
});

test.each([
  [true, '', 'clé'],
  [false, 'auteurs.id', 'mène à auteurs.id'],
  [true, 'auteurs.id', 'clé, mène à auteurs.id'],
  [false, '', ''],
])('the role of a column: key %s, leading to %j (U22)', (isKey, leadsTo, role) => {
  expect(roleOf({ name: 'a', type: '', isKey, leadsTo })).toBe(role);
});
