import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neededFiles } from '../../../../../src/rules/tutorial/workshop/react/needed.ts';

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
