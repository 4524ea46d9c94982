import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
// The build without WebAssembly has nothing to wait for.
import { parse } from 'es-module-lexer/js';
import { WORKSHOP_PATH } from '../../rules/tutorial/workshop.ts';
import type { PageElement } from '../html.ts';

const PICTURE = /^\/[^?#]+\.(?:svg|png|jpe?g|webp|avif|webmanifest)$/;
/** What asks the network in any case: the library that computes the visitor’s hash. */
const ONLINE_ONLY = /\/fingerprint\./;
/** By hand: the build writes these rules in one shape, and a reader of CSS would be a library more. */
const FACE = /@font-face\s*\{([^}]*)\}/g;

/**
 * What a page needs to be read and used without network: its scripts and those that they may ask for,
 * its pictures, and the faces of the letters it holds. Islands are not among them.
 */
export function filesOf(folder: string, elements: readonly PageElement[]): string[] {
  const files = new Set([...elements.flatMap(loadedBy), ...facesOf(elements)]);
  if (elements.some(({ attributes }) => attributes['data-part'] === 'workshop'))
    files.add(WORKSHOP_PATH);
  // A set that grows while it is walked: each script adds its imports.
  for (const path of files) {
    if (!path.endsWith('.js')) continue;
    for (const { specifier } of parse(readFileSync(join(folder, path), 'utf8'))[0]) {
      if (!specifier?.startsWith('./')) continue;
      const imported = posix.join(posix.dirname(path), specifier);
      if (!ONLINE_ONLY.test(imported)) files.add(imported);
    }
  }
  return [...files].sort();
}

/** The scripts and pictures that an element asks for. */
function loadedBy({ name, attributes }: PageElement): string[] {
  const { src = '', href = '' } = attributes;
  const pictures = [src, href].filter((address) => PICTURE.test(address));
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
