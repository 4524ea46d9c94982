import type { WorkshopCheck } from '../../frame/messages.ts';
import { OFFER } from '../../frame/offer.ts';
import type { WorkshopSample } from './document.ts';
import { guardLoops } from './loop-guard.ts';

/** An exercise to check: the reader's code, the page that it goes with, and its tests. */
export interface WorkshopExercise extends Pick<WorkshopSample, 'code' | 'language' | 'page'> {
  tests: string;
}

const MODULES: Readonly<Record<string, string>> = {
  'node:test': `export const{test}=${OFFER};export default test`,
  'node:assert/strict': `export default ${OFFER}.assert`,
};
/** A script that shares its names with the page: it cannot be written twice in one window. */
const CLASSIC = /(<script(?![^>]*\b(?:type|src)=)[^>]*>)([\s\S]*?)(<\/script>)/gi;
/** What the frame offers is no module: its names are taken from it. */
const OFFERED = /\bimport\s*(\{[^}]*\})\s*from\s*(["'])\.\/navigateur\.js\2/g;
const FROM = /(\bfrom\s*)(["'])([^"'\n]+)\2/g;
/** Half a sign of two: no address can hold it. */
const LONE = /\p{Surrogate}/gu;

/**
 * What the frame runs to check an exercise: each name that the tests import becomes the address of a
 * module in a text, for the frame reaches nothing; `shown` is the document of the reader's page (U7).
 * @public the samples runner calls it
 */
export function workshopCheck(
  { language, code, tests }: WorkshopExercise,
  shown: string,
): WorkshopCheck {
  const module = language === 'javascript' ? guardLoops(code) : '';
  return {
    // Each test opens the page again: a block keeps `let` and `const` from being declared twice.
    page: language === 'javascript' ? '' : shown.replace(CLASSIC, '$1{$2\n}$3'),
    script: testsScript(tests, { './exercice.js': module, './exercice.ts': module }),
  };
}

/** The module of the tests: what they import stands in it, as texts; `own`: the code that they test. */
export function testsScript(tests: string, own: Readonly<Record<string, string>> = {}): string {
  const modules = { ...MODULES, ...own };
  const named = tests.replace(OFFERED, `const $1=${OFFER}`);
  const script = named.replace(FROM, (whole, from: string, _, name: keyof typeof modules) =>
    name in modules ? `${from}'${addressOf(modules[name] ?? '')}'` : whole,
  );
  return `${script}\n;${OFFER}.run();`;
}

const TITLE = /^test\(\s*(["'`])(.+?)\1\s*,/gm;

/** The names of the tests of a file in JavaScript, in their order, as the learner reads them (U7). */
export function titlesIn(tests: string): string[] {
  return [...tests.matchAll(TITLE)].map(([, , name = '']) => name);
}

/** A drawing beside the page. */
const PICTURE = /(\bsrc=")([\w-]+\.svg)"/g;

/**
 * A page whose drawings stand in it as texts, for the frame of the workshop reaches nothing; `read` gives
 * the text of a file beside the page, or nothing when there is none (U7).
 * @public the samples runner calls it
 */
export function withPictures(page: string, read: (name: string) => string | undefined): string {
  return page.replace(PICTURE, (whole, start: string, name: string) => {
    const drawing = read(name);
    return drawing ? `${start}data:image/svg+xml,${encodeURIComponent(drawing)}"` : whole;
  });
}

function addressOf(code: string): string {
  const text = encodeURIComponent(code.replace(LONE, '\uFFFD')).replaceAll("'", '%27');
  return `data:text/javascript;charset=utf-8,${text}`;
}
