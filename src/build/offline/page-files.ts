import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { WORKSHOP_PATH } from '../../rules/tutorial/workshop.ts';

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const PICTURE = /\b(?:src|href)="(\/[^"?#]+\.(?:svg|png|jpe?g|webp|avif|webmanifest))"/g;
/** `from"./x.js"`, `import"./x.js"`, and `import("./x.js")` of what is loaded when it is asked for. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
/** What asks the network in any case: the library that computes the visitor’s hash. */
const ONLINE_ONLY = /\/fingerprint\./;
const FACE = /@font-face\s*\{([^}]*)\}/g;

/**
 * What a page needs to be read and used without network: its scripts and those that they may ask for,
 * its pictures, and the faces of the letters it holds. Islands are not among them.
 */
export function filesOf(folder: string, html: string): string[] {
  const files = new Set([...all(SCRIPT, html), ...all(PICTURE, html), ...facesOf(html)]);
  if (html.includes(`data-part="workshop"`)) files.add(WORKSHOP_PATH);
  // A set that grows while it is walked: each script adds its imports.
  for (const path of files) {
    if (!path.endsWith('.js')) continue;
    for (const name of all(IMPORT, readFileSync(join(folder, path), 'utf8'))) {
      const imported = posix.join(posix.dirname(path), name);
      if (!ONLINE_ONLY.test(imported)) files.add(imported);
    }
  }
  return [...files].sort();
}

/** The files of the faces whose `unicode-range` holds a letter of the page. */
function facesOf(html: string): string[] {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  return all(FACE, html).flatMap((face) => {
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
export function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, part = '']) => part);
}
