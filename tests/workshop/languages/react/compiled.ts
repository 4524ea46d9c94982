import { compileJsx } from '../../../../src/workshop/languages/react/compile.ts';

const PLACE = { name: 'exercice.jsx', files: ['Carte.jsx', 'a.css', 'outils/prix.js'] };

/** What a file becomes, after its exports and its imports. */
export function bodyOf(code: string): unknown {
  const script = compileJsx(code, PLACE);
  return typeof script === 'string' ? script.replace('"use strict";__give({});', '') : script;
}

/** What a file exports once it has run, its elements written as lists. */
export function exportsOf(code: string, modules: Readonly<Record<string, object>> = {}) {
  const script = compileJsx(code, PLACE);
  if (typeof script !== 'string') throw new Error(script.text);
  const given: Record<string, unknown> = {};
  const give = (own: Record<string, () => unknown>) => {
    for (const [name, get] of Object.entries(own))
      Object.defineProperty(given, name, { enumerable: true, get });
  };
  const react = {
    element: (...parts: unknown[]) => parts,
    Fragment: 'Fragment',
    need: (name: string) => modules[name],
    all: (module: object) =>
      Object.fromEntries(Object.entries(module).map(([name, value]) => [name, () => value])),
  };
  new Function('__react', '__give', '__tour', script)(react, give, () => true);
  return given;
}
