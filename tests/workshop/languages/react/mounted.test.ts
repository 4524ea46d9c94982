import { describe, expect, test } from 'vitest';
import { hasDefault, withMounted } from '../../../../src/workshop/languages/react/mounted.ts';

describe('withMounted', () => {
  test.each([
    ['export default function A() {}', 'export default function A() {}'],
    ['function A() {}\nexport { A as default }', 'function A() {}\nexport { A as default }'],
    [
      'function Carte() {}\nconst Page = () => 1\nfunction aide() {}',
      'function Carte() {}\nconst Page = () => 1\nfunction aide() {}\nexport { Page as default };\n',
    ],
    ['export class A {}', 'export class A {}\nexport { A as default };\n'],
    [
      'const PRIX_MAX = 5;\nfunction B() {}',
      'const PRIX_MAX = 5;\nfunction B() {}\nexport { B as default };\n',
    ],
  ])('%j is mounted', (code, mounted) => {
    expect(withMounted(code)).toBe(mounted);
  });

  test.each([
    'createRoot(document.body).render(<A/>);\nfunction A() {}',
    'const PRIX_MAX = 5;',
    'console.log(1)',
    '',
  ])('%j is taken as it is', (code) => {
    expect(withMounted(code)).toBeUndefined();
  });
});

test.each([
  ['export default 1', true],
  ['export { a as default }', true],
  ['const a = "export default"', false],
])('%j has a default export: %s', (code, isThere) => {
  expect(hasDefault(code)).toBe(isThere);
});
