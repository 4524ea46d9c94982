import { type Folder, readFile } from '../../read/folder.ts';

/** What our double does not stand for, because it would lie: compiled, and never run. */
const ONLY_COMPILED: readonly (readonly [RegExp, string])[] = [
  [/jakarta\.persistence\./, 'JPA'],
  [/org\.springframework\.data\./, 'Spring Data'],
  [/org\.springframework\.security\.(?!crypto\.(?:bcrypt|password)\.)/, 'Spring Security'],
  [/org\.springframework\.boot\.(?:health|actuate)\./, 'Actuator'],
  [/io\.swagger\./, 'OpenAPI'],
];
const IMPORT = /^\s*import\s+(?:static\s+)?([\w.*]+)/gm;

/** Returns in French why a program of these sources cannot be run; `undefined` when it can. */
export function refusalOf(folder: Folder, names: readonly string[]): string | undefined {
  for (const file of names) {
    const name = partOnlyCompiled(String(readFile(folder, file) ?? ''));
    if (name === undefined) continue;
    return `${file} importe ${name}, qui est compilé ici et jamais exécuté : montre-le sans bloc output, hors de src/main/java`;
  }
  return undefined;
}

/** The part that a source imports, and that is only compiled: « Spring Data ». */
export function partOnlyCompiled(text: string): string | undefined {
  const imports = [...text.matchAll(IMPORT)].map(([, name = '']) => `${name}.`);
  return ONLY_COMPILED.find(([part]) => imports.some((name) => part.test(name)))?.[1];
}
