import { describe, expect, test } from 'vitest';
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
