import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
// The build without WebAssembly has nothing to wait for.
import { parse } from 'es-module-lexer/js';
import { PYTHON_PATH, SQL_PATH, WORKSHOP_PATH } from '../../rules/tutorial/workshop/sandboxes.ts';
import { exercisePath } from '../../wire/exercise.ts';
import { sessionPath } from '../../wire/session.ts';
import type { PageElement } from '../html.ts';

const FILE = /^\/[^?#]+\.(?:svg|png|jpe?g|webp|avif|webmanifest|bin|csv|mp3)$/;
/** What asks the network in any case: the library that computes the visitor’s hash. */
const ONLINE_ONLY = /\/fingerprint\./;
/** What only pages with something to try need, whatever its language. */
const WORKSHOP = /\/workshop\./;
/** What runs code, or colours it in the editor, and the languages that need it. */
const NEEDED = [
  { file: /\/python-bench\./, languages: ['python'] },
  { file: /\/react-bench\./, languages: ['jsx'] },
  { file: /\/sql-bench\./, languages: ['sql'] },
  { file: /\/typescript-bench\./, languages: ['typescript'] },
  { file: /\/html-mode\./, languages: ['html'] },
  { file: /\/css-mode\./, languages: ['html', 'css'] },
  { file: /\/javascript\./, languages: ['html', 'javascript', 'jsx', 'typescript'] },
  { file: /\/python\./, languages: ['python'] },
  { file: /\/sql\./, languages: ['sql'] },
] as const;
/** The frames of the languages that have one of their own. */
const FRAMES: Readonly<Record<string, string>> = { python: PYTHON_PATH, sql: SQL_PATH };
/** A program in bytes that a script asks for. */
const BYTES = /["'`](\/_astro\/[^"'`]+\.wasm)["'`]/g;
/** By hand: the build writes these rules in one shape, and a reader of CSS would be a library more. */
const FACE = /@font-face\s*\{([^}]*)\}/g;

/**
 * What a page needs to be read and used without network: its scripts and those that they may ask for,
 * its pictures, and the faces of the letters it holds. Islands are not among them.
 */
export function filesOf(folder: string, elements: readonly PageElement[]): string[] {
  const files = new Set([...elements.flatMap(loadedBy), ...facesOf(elements)]);
  const tried = new Set(elements.filter(isWorkshop).map(languageOf));
  for (const language of tried) files.add(FRAMES[language] ?? WORKSHOP_PATH);
  for (const path of askedByWorkshops(elements)) files.add(path);
  const leftOut = [ONLINE_ONLY];
  if (tried.size === 0) leftOut.push(WORKSHOP);
  for (const { file, languages } of NEEDED)
    if (!languages.some((language) => tried.has(language))) leftOut.push(file);
  // A set that grows while it is walked: each script adds its imports.
  for (const path of files) {
    if (!path.endsWith('.js')) continue;
    const script = readFileSync(join(folder, path), 'utf8');
    for (const program of all(BYTES, script)) files.add(program);
    for (const { n: specifier } of parse(script)[0]) {
      if (!specifier?.startsWith('./')) continue;
      const imported = posix.join(posix.dirname(path), specifier);
      if (!leftOut.some((one) => one.test(imported))) files.add(imported);
    }
  }
  return [...files].sort();
}

/** Those of them that only the workshop needs. */
export function workshopFilesOf(folder: string, elements: readonly PageElement[]): string[] {
  const others = new Set(
    filesOf(
      folder,
      elements.filter((one) => !isWorkshop(one)),
    ),
  );
  return filesOf(folder, elements).filter((path) => !others.has(path));
}

/** A button that opens the workshop, of a sample or of an exercise. */
function isWorkshop({ attributes }: PageElement): boolean {
  return attributes['data-part'] === 'workshop';
}

/** The language of a button, where it must be told; '' for those that any page shows. */
function languageOf({ attributes }: PageElement): string {
  return attributes['data-language'] ?? '';
}

/** What the workshop of each exercise asks for, and that of the samples of SQL of each step. */
function askedByWorkshops(elements: readonly PageElement[]): string[] {
  const all = elements.map(({ attributes }) => attributes);
  const tutorial = all.map((one) => one['data-tutorial']).find(Boolean) ?? '';
  let step = '';
  return all.flatMap((one) => {
    if (one.class?.split(' ').includes('step')) step = one.id ?? '';
    if (one['data-sample']) return sessionPath(tutorial, step);
    return one['data-exercise'] ? exercisePath(tutorial, one['data-exercise']) : [];
  });
}

/** The scripts, pictures and offered files that an element asks for. */
function loadedBy({ name, attributes }: PageElement): string[] {
  const { src = '', href = '' } = attributes;
  const pictures = [src, href].filter((address) => FILE.test(address));
  return name === 'script' && src ? [src] : pictures;
}

/** The files of the faces whose `unicode-range` holds a letter of the page. */
function facesOf(elements: readonly PageElement[]): string[] {
  const [code, prose] = [true, false].map((isCode) =>
    elements
      .filter(({ name }) => (name === 'script' || name === 'style') === isCode)
      .map(({ text }) => text)
      .join(''),
  );
  const letters = [...new Set(prose)].map((letter) => letter.codePointAt(0) ?? 0);
  return all(FACE, code).flatMap((face) => {
    const file = /url\(["']?(\/[^"')]+)/.exec(face)?.[1];
    return file && letters.some((letter) => isInRange(letter, face)) ? [file] : [];
  });
}

/** `U+131`, `U+152-153`, and `U+??`, which is `U+0-FF`. */
function isInRange(letter: number, face: string): boolean {
  const ranges = all(
    /U\+([\dA-F?]+(?:-[\dA-F]+)?)/gi,
    /unicode-range:([^;]*)/.exec(face)?.[1] ?? '',
  );
  if (ranges.length === 0) return true;
  return ranges.some((range) => {
    const [start = '', end = start] = range.split('-');
    const [first, last] = [start.replaceAll('?', '0'), end.replaceAll('?', 'F')];
    return letter >= Number.parseInt(first, 16) && letter <= Number.parseInt(last, 16);
  });
}

/** What each match of the pattern holds in its first group. */
function all(pattern: RegExp, text = ''): string[] {
  return [...text.matchAll(pattern)].map(([, part = '']) => part);
}
