import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neededFiles } from '../../../../src/workshop/languages/react/imports.ts';
import { bodyOf, exportsOf } from './compiled.ts';

const MODULES = {
  react: { default: 'R', useState: 'S' },
  'Carte.jsx': { default: 'C', titre: 'T', 'a b': 'AB' },
  'outils/prix.js': { prix: 5 },
};

describe('what is imported is there before the rest', () => {
  test.each([
    ['import React, { useState as etat } from "react"; export const a = [React, etat]', ['R', 'S']],
    [
      'import { default as C, "a b" as ab } from "./Carte.jsx"; export const a = [C, ab]',
      ['C', 'AB'],
    ],
    ['import C, * as tout from "./Carte"; export const a = [C, tout.titre]', ['C', 'T']],
    ['export const a = [prix]; import { prix } from "./outils/../outils/prix"', [5]],
  ])('%s', (code, wanted) => {
    expect(exportsOf(code, MODULES).a).toEqual(wanted);
  });

  test('import() gives a promise', async () => {
    const { a } = exportsOf('export const a = import("./Carte.jsx")', MODULES);
    expect(await a).toBe(MODULES['Carte.jsx']);
  });

  test('a style sheet is asked for', () => {
    expect(bodyOf('import "./a.css";')).toBe('__react.need("a.css");');
  });
});

test.each([
  ['\nimport { z } from "zod"', 2, /^« zod » n’est pas dans l’atelier/],
  ['import "react/jsx-runtime"', 1, /^« react\/jsx-runtime » n’est pas/],
  ['import "https://exemple.test/a.js"', 1, /^« https:/],
  ['import "/Carte.jsx"', 1, /n’est pas dans l’atelier/],
  ['import "data:text/javascript,"', 1, /n’est pas dans l’atelier/],
  ['a;\n\nimport "./absent.jsx"', 3, /^Le fichier « \.\/absent\.jsx »/],
  ['import "../Carte.css"', 1, /^Le fichier/],
  ['export * from "zod"', 1, /^« zod »/],
  ['import(a)', 1, /entre guillemets/],
  ['() =>\n import("zod")', 2, /^« zod »/],
])('%j: line %i, %s', (code, line, text) => {
  expect(bodyOf(code)).toEqual({ line, text: expect.stringMatching(text) });
});

const FILES = {
  'src/Carte.jsx': 'import "./carte.css";\nimport { noms } from "./noms";',
  'src/carte.css': '.carte { color: red }',
  'src/noms.js': 'export const noms = [];',
  'src/Boucle.jsx': 'import "./Tour.jsx";',
  'src/Tour.jsx': 'import "./Boucle.jsx";',
  'src/Route.jsx': 'import { Link } from "react-router";',
};

test.each([
  { code: 'export default () => null;', needed: [] },
  { code: 'import { useState } from "react";', needed: [] },
  { code: "import './src/carte.css';", needed: ['src/carte.css'] },
  {
    code: 'import Carte from "./src/Carte";',
    needed: ['src/Carte.jsx', 'src/carte.css', 'src/noms.js'],
  },
  { code: 'const Page = lazy(() => import("./src/noms.js"));', needed: ['src/noms.js'] },
  { code: 'import "./src/Boucle.jsx";', needed: ['src/Boucle.jsx', 'src/Tour.jsx'] },
  { code: 'import "./src/Route";', needed: undefined },
  { code: 'import "./src/Absent";', needed: undefined },
  { code: 'import { Link } from "react-router";', needed: undefined },
])('$code needs $needed', ({ code, needed }) => {
  expect(neededFiles({ name: 'exemple.jsx', code }, FILES)).toEqual(needed);
});

test('a file that imports itself does not need itself', () => {
  const code = 'import "./Tour.jsx";';
  expect(neededFiles({ name: 'src/Boucle.jsx', code }, FILES)).toEqual(['src/Tour.jsx']);
});

test('any text names files that are there, or nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (code, files) => {
      const needed = neededFiles({ name: 'exemple.jsx', code }, files) ?? [];
      for (const name of needed) expect(Object.keys(files)).toContain(name);
    }),
  );
});
