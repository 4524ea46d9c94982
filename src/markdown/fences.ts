import type { Element } from 'hast';
import { fullName, highlight } from './highlight.ts';
import type { Lesson } from './lesson.ts';
import { el, isElement, type LessonNode, textOf } from './nodes.ts';

/** What follows the language of a fence: `file=carnet.py continue fails hidden {2,4-5}`. */
export interface Fence {
  language: string;
  code: string;
  words: ReadonlySet<string>;
  fileName: string | undefined;
  /** What the picture of an output shows. */
  rendering: string | undefined;
  /** What a drawing shows. */
  title: string | undefined;
  marked: ReadonlySet<number>;
}

const QUOTED = /\S+="[^"]*"/g;
const WORD = /(?<!\S)[a-z]+(?!\S)/g;
/** Columns that are lined up, and what is drawn with signs: folded, they fall apart. */
const ALIGNED = /\S {2,}\S|\t|^[|+]/m;

const LABELS: Readonly<Record<string, string>> = {
  python: 'Python',
  pycon: 'Python, séance interactive',
  javascript: 'JavaScript',
  js: 'JavaScript',
  jsx: 'JSX',
  tsx: 'TSX',
  html: 'HTML',
  css: 'CSS',
  c: 'C',
  cpp: 'C++',
  java: 'Java',
  sql: 'SQL',
  mysql: 'MySQL',
  http: 'Requête HTTP',
  json: 'JSON',
  csv: 'CSV',
  console: 'Terminal',
  sh: 'Terminal',
  text: 'Texte',
  yaml: 'YAML',
  typescript: 'TypeScript',
};

/** A fence as the Markdown processor gives it: `<pre><code class="language-…">`; undefined otherwise. */
export function readFence(node: LessonNode): Fence | undefined {
  if (!isElement(node, 'pre')) return undefined;
  const code = node.children.find((child) => isElement(child, 'code'));
  if (!isElement(code)) return undefined;
  const data = (code.data ?? {}) as { lang?: string; meta?: string };
  return fenceOf(data.lang ?? 'text', data.meta ?? '', textOf(code).replace(/\n$/, ''));
}

export function fenceOf(language: string, meta: string, code: string): Fence {
  return {
    language,
    code,
    words: new Set(meta.replace(QUOTED, '').match(WORD)),
    rendering: /(?:^|\s)rendu="([^"]*)"/.exec(meta)?.[1],
    title: /(?:^|\s)titre="([^"]*)"/.exec(meta)?.[1],
    fileName: /(?:^|\s)file=(\S+)/.exec(meta)?.[1],
    marked: lineNumbers(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? ''),
  };
}

/** What is run for the tests alone, « hidden », or drives a page in the reader's place, « check ». */
export function isShown({ words }: Pick<Fence, 'words'>): boolean {
  return !words.has('hidden') && !words.has('check');
}

/** `{2,4-5}` → 2, 4, 5. */
function lineNumbers(ranges: string): Set<number> {
  const numbers = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return new Set(numbers.filter((number) => number > 0));
}

/** A sample with its name; the copy button is added by the page's script. */
export async function codeFigure(fence: Fence, lesson?: Pick<Lesson, 'faults'>): Promise<Element> {
  const name = fence.fileName ?? LABELS[fence.language] ?? fence.language;
  const language = lesson?.faults ? 'text' : fence.language;
  const code = await highlight(fence.code, language, fence.marked);
  const facts = factsOf(fence);
  return el(
    'figure',
    { className: ['code'], ...facts },
    el('figcaption', {}, name, ...(facts.dataWorkshop ? [tryButton()] : [])),
    scroller(`Code : ${name}`, el('code', {}, ...code)),
  );
}

/** What the workshop must know: what may be tried, and the pages that others are tried in. */
function factsOf({ language, words }: Fence): Record<string, string> {
  const name = fullName(language);
  return {
    ...(name === 'html' && { dataCode: name }),
    ...(words.has('essayer') && { dataWorkshop: name }),
    ...(words.has('essayer') && words.has('page') && { dataPage: '' }),
  };
}

/** Downloads the workshop when it is tapped; without scripts it is not shown. */
function tryButton(): Element {
  const className = ['try-out', 'needs-js'];
  return el('button', { type: 'button', className, dataPart: 'workshop' }, 'Essayer');
}

/**
 * What a program prints, or the message it stops with; `<kbd>` is what the reader types. `picture`: what
 * is seen on a screen.
 */
export function outputFigure(fence: Fence, isFailure: boolean, picture?: Element): Element {
  const title = isFailure ? 'Message d’erreur' : 'Résultat';
  const parts = fence.code.split(/<kbd>(.*?)<\/kbd>/g);
  const samp = parts.map((part, index) => (index % 2 ? el('kbd', {}, part) : part));
  return el(
    'figure',
    { className: ['output', ...kindOf(fence.code, isFailure)] },
    el('figcaption', {}, title),
    picture,
    scroller(title, el('samp', {}, ...samp)),
  );
}

/** A message is read whole, whatever it draws: those of compilers are three phones wide. */
function kindOf(text: string, isFailure: boolean): string[] {
  if (isFailure) return ['is-failure'];
  return ALIGNED.test(text) ? ['is-aligned'] : [];
}

/** It scrolls sideways by the keyboard too; a group, for a page has a hundred of them. */
function scroller(label: string, content: Element): Element {
  return el('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, content);
}
