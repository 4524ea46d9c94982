import { type Found, linesIn, refusal } from '../web/nodes.ts';

/** The packages that a program of the workshop may import. */
const PACKAGES = ['react', 'react-dom', 'react-dom/client'] as const;

/** A bundler tries these after a name without ending. */
const ENDINGS = ['', '.jsx', '.js'];

/** Matches an import as it is written: `from './Carte.jsx'`, `import 'a.css'`, `import('./Page')`. */
const ASKED = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g;

/** A program as it is put together: who imports, and the files that may be. */
export interface Place {
  name: string;
  files: readonly string[];
}

/**
 * The name of an import in the frame: a package, or a file of the program. Throws in French, on the line of
 * the import, what the workshop does not have.
 */
export function importedName(source: Found, place: Place): string {
  const asked = String(source.value);
  if (PACKAGES.some((one) => one === asked)) return asked;
  if (!/^\.{1,2}\//.test(asked)) {
    throw refusal(
      `« ${asked} » n’est pas dans l’atelier : on n’y importe que react, react-dom et react-dom/client.`,
      source,
    );
  }
  const found = fileAsked(asked, place);
  if (found) return found;
  throw refusal(`Le fichier « ${asked} » n’est pas dans l’atelier.`, source);
}

/** The file of the program that a relative name asks for; undefined when there is none. */
function fileAsked(asked: string, { name, files }: Place): string | undefined {
  if (!/^\.{1,2}\//.test(asked)) return undefined;
  const path = joined(name, asked);
  return ENDINGS.map((ending) => path + ending).find((one) => files.includes(one));
}

/** `'src/Page.jsx', './Carte.jsx'` → `src/Carte.jsx`. */
function joined(from: string, asked: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of asked.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The statement that stands for an import, before all others: `const {useState:etat}=__react.need("react");`. */
export function needOf(node: Found, place: Place): string {
  const given = `__react.need(${JSON.stringify(importedName(node.source as Found, place))});`;
  const names: string[] = [];
  const wholes: string[] = [];
  for (const one of node.specifiers as Found[]) {
    const local = (one.local as Found).name;
    if (one.type === 'ImportNamespaceSpecifier') wholes.push(`const ${local}=${given}`);
    else if (one.type === 'ImportDefaultSpecifier') names.push(`default:${local}`);
    else names.push(`${wordOf(one.imported as Found)}:${local}`);
  }
  if (names.length > 0) wholes.push(`const {${names.join(',')}}=${given}`);
  return wholes.join('') || given;
}

/** The call of `import()`, whose file must be written in full. */
export function laterNeed(node: Found, place: Place, code: string): string {
  const source = node.source as Found;
  if (source.type !== 'Literal') {
    throw refusal('Dans l’atelier, import() veut le nom d’un fichier, entre guillemets.', node);
  }
  const name = JSON.stringify(importedName(source, place));
  return `Promise.resolve().then(()=>__react.need(${name}))${linesIn(code, node.start, node.end)}`;
}

/** A name as the key of an object: `total`, or `"a b"`. */
export function wordOf(node: Found): string {
  return JSON.stringify(node.name ?? node.value);
}

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
