import { expect, test } from 'vitest';
import { exportsOf } from './compiled.ts';

const MODULES = { 'Carte.jsx': { titre: 'T', prix: 5 } };

test.each([
  [
    'export const a = 1, { b, c: [d = 2], ...e } = { b: 3, c: [], f: 4 }',
    { a: 1, b: 3, d: 2, e: { f: 4 } },
  ],
  ['const a = 1; export { a, a as default, a as "b c" }', { a: 1, default: 1, 'b c': 1 }],
  ['export { titre as default, prix } from "./Carte.jsx"', { default: 'T', prix: 5 }],
  ['export * from "./Carte.jsx"', { titre: 'T', prix: 5 }],
  ['export * as carte from "./Carte.jsx"', { carte: { titre: 'T', prix: 5 } }],
  ['export default 1 + 1;', { default: 2 }],
  ['export default <p/>', { default: ['p', null] }],
])('%s', (code, wanted) => {
  expect({ ...exportsOf(code, MODULES) }).toEqual(wanted);
});

test.each([
  ['export default function Carte() {}', 'Carte'],
  ['export default class Carte {}', 'Carte'],
  ['export default function () {}', 'default'],
  ['export default () => 1', 'default'],
])('%s: a function that has a name', (code, name) => {
  const { default: given } = exportsOf(code) as { default: () => void };
  expect(given.name).toBe(name);
});

test('what is exported is the value of the moment', () => {
  const given = exportsOf('export let a = 1; export function plus() { a += 1 }') as {
    a: number;
    plus: () => void;
  };
  given.plus();
  expect(given.a).toBe(2);
});
