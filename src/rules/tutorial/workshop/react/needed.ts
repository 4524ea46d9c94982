import { fileAsked, PACKAGES } from './imports.ts';

/** What a file imports, as it is written: `from './Carte.jsx'`, `import 'a.css'`, `import('./Page')`. */
const ASKED = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g;

/**
 * The names of the files that a program imports, those that they import too; undefined when it asks for
 * something that is not there, or for a package that the workshop has not.
 */
export function neededFiles(
  { name, code }: { name: string; code: string },
  files: Readonly<Record<string, string>>,
): string[] | undefined {
  const needed = new Set<string>();
  const texts = new Map([[name, code]]);
  // A map that grows while it is walked: each file adds its own.
  for (const [from, text] of texts) {
    for (const [, , asked = ''] of text.matchAll(ASKED)) {
      if (PACKAGES.some((one) => one === asked)) continue;
      const found = fileAsked(asked, { name: from, files: [name, ...Object.keys(files)] });
      if (!found) return undefined;
      if (found === name) continue;
      needed.add(found);
      texts.set(found, files[found] ?? '');
    }
  }
  return [...needed];
}
