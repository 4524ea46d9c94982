import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { filmPath } from '../../rules/tutorial/film/film.ts';
import { exercisePath, FACTS, sessionPath } from '../../workshop/build.ts';
import { WORKSHOP_PATH } from '../../workshop/frame-paths.ts';
import type { Scripts } from '../vite/scripts.ts';

/** A file that a page needs to be read and used without network. */
interface PageFile {
  /** `/_astro/a.js`; a page has no extension. */
  path: string;
  /** Only the workshop asks for it. */
  isForWorkshop: boolean;
}

const FILE = /^\/[^?#]+\.(?:svg|png|jpe?g|webp|avif|webmanifest|bin|csv|mp3)$/;
/** It asks the network in any case: the library that computes the visitor’s hash. */
const ONLINE_ONLY = '/browser/platform/fingerprint.ts';
/** What only pages with such a button ask for, by its `data-part`. */
const PARTS: Readonly<Record<string, string>> = {
  film: '/stores/tutorial/film.ts',
  listen: '/stores/tutorial/listen.ts',
  share: '/stores/tutorial/end/share.ts',
  workshop: '/stores/tutorial/workshop.ts',
};
/** By hand: the build writes these rules in one shape, and a reader of CSS would be a library more. */
const FACE = /@font-face\s*\{([^}]*)\}/g;

/**
 * What a page needs to be read and used without network, sorted: its scripts and those that they may ask for, its
 * pictures, and the faces of the letters it holds. Islands are not among them.
 */
export function filesOf(tree: Root, scripts: Scripts): PageFile[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  const others = elements.filter((one) => !isWorkshop(one));
  const read = new Set(pathsOf(others, scripts));
  return pathsOf(elements, scripts)
    .sort()
    .map((path) => ({ path, isForWorkshop: !read.has(path) }));
}

/** Throws when no script is made any more of a module that most pages are spared: each would keep it (U11, U16). */
export function requireSpared(scripts: Scripts): void {
  const entries = [...scripts.values()].map(({ entry }) => entry);
  const spared = Object.values(FACTS).flatMap(({ modules }) => modules);
  const lost = [ONLINE_ONLY, ...Object.values(PARTS), ...spared].filter(
    (end) => !entries.some((entry) => entry.endsWith(end)),
  );
  if (lost.length === 0) return;
  throw new Error(
    `Aucun script ne commence plus par ${lost.join(', ')} : src/build/offline/page-files.ts ou src/workshop/registry.ts nomme ce qui a changé de place.`,
  );
}

function pathsOf(elements: readonly Element[], scripts: Scripts): string[] {
  const tried = new Set(elements.filter(isWorkshop).map(languageOf));
  const asked = Object.entries(FACTS).filter(([language]) => tried.has(language));
  const frames = new Map(asked.map(([language, { frame }]) => [language, frame]));
  const files = new Set([
    ...elements.flatMap(loadedBy),
    ...facesOf(elements),
    ...[...tried].map((language) => frames.get(language) ?? WORKSHOP_PATH),
    ...askedByTaps(elements),
  ]);
  const needed = new Set(asked.flatMap(([, { modules }]) => modules));
  const parts = new Set(elements.map(({ properties }) => properties.dataPart));
  const leftOut = [
    ONLINE_ONLY,
    ...Object.entries(PARTS).flatMap(([part, end]) => (parts.has(part) ? [] : [end])),
    ...Object.values(FACTS).flatMap(({ modules }) => modules.filter((one) => !needed.has(one))),
  ];
  const isLeftOut = (path: string) => leftOut.some((end) => scripts.get(path)?.entry.endsWith(end));
  // A set that grows while it is walked: each script adds what it asks for.
  for (const path of files) {
    for (const one of scripts.get(path)?.asks ?? []) if (!isLeftOut(one)) files.add(one);
  }
  return [...files];
}

/** A button that opens the workshop, of a sample or of an exercise. */
function isWorkshop({ properties }: Element): boolean {
  return properties.dataPart === 'workshop';
}

/** The language of a button, where it must be told; '' for those that any page shows. */
function languageOf({ properties }: Element): string {
  return `${properties.dataLanguage ?? ''}`;
}

/** What films ask for, the workshop of each exercise, and that of the samples of SQL of each step. */
function askedByTaps(elements: readonly Element[]): string[] {
  const named = elements.map(({ properties }) => properties.dataTutorial).find(Boolean);
  const tutorial = `${named ?? ''}`;
  let step = '';
  return elements.flatMap(({ properties }) => {
    const { className, dataExercise, dataFilm, dataSample, id } = properties;
    if ([className].flat().includes('step')) step = `${id ?? ''}`;
    if (dataFilm) return filmPath(tutorial, `${dataFilm}`);
    if (dataSample) return sessionPath(tutorial, step);
    return dataExercise ? exercisePath(tutorial, `${dataExercise}`) : [];
  });
}

/** The scripts, pictures and offered files that an element asks for. */
function loadedBy({ tagName, properties: { src, href } }: Element): string[] {
  const addresses = [src, href].filter((one) => typeof one === 'string');
  return tagName === 'script' ? addresses : addresses.filter((address) => FILE.test(address));
}

/** The files of the faces whose `unicode-range` holds a letter of the page. */
function facesOf(elements: readonly Element[]): string[] {
  const isCode = ({ tagName }: Element) => tagName === 'script' || tagName === 'style';
  const code = elements.filter(isCode).map((one) => textOf(one));
  const letters = new Set<string>();
  for (const { children } of elements.filter((one) => !isCode(one))) {
    for (const child of children) {
      if (child.type === 'text') for (const letter of child.value) letters.add(letter);
    }
  }
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  return all(FACE, code.join('')).flatMap((face) => {
    const file = /url\(["']?(\/[^"')]+)/.exec(face)?.[1];
    return file && points.some((letter) => isInRange(letter, face)) ? [file] : [];
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
function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, part = '']) => part);
}
