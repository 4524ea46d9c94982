import type { Element } from 'hast';
import { french } from '../rules/text/typography.ts';
import { commandsIn } from '../rules/tutorial/commands.ts';
import { heavyWorkshop } from '../workshop/build.ts';
import { englishStart } from './error-message.ts';
import { fullName, highlight } from './highlight.ts';
import type { Lesson } from './lesson.ts';
import { el, elWith, isElement, type LessonNode, textOf } from './nodes.ts';
import { factsToTry } from './tried-react.ts';

/** The words after the language of a fence: `file=carnet.py continue fails hidden {2,4-5}`. */
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
  /** Shown, and not run: it is not for the tools of this tutorial. */
  isIgnored: boolean;
  /** The rank of a sample of SQL in its step, from 1: its reader may try it after those before it. */
  sample?: number | undefined;
  /** What opens its film, under it. */
  film?: Element | undefined;
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

/** Columns of code in a box on a phone of 360 px, or on one of 320 px: a longer line scrolls there. */
const PHONE_COLUMNS = 33;

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
    isIgnored: /(?:^|\s)ignore=/.test(meta),
    marked: lineNumbers(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? ''),
  };
}

/** False for a sample that only tests run (« hidden ») and one that drives a page as a reader would (« check »). */
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
export async function codeFigure(
  fence: Fence,
  lesson?: Pick<Lesson, 'faults' | 'files' | 'sheets'>,
): Promise<Element> {
  const name = fence.fileName ?? LABELS[fence.language] ?? fence.language;
  const language = lesson?.faults ? 'text' : fence.language;
  const code = await highlight(fence.code, language, fence.marked);
  const facts = factsOf(fence, lesson);
  const commands = commandsIn(fence.code);
  return elWith(
    'figure.code',
    { ...facts, ...(commands !== fence.code && { dataCommands: commands }) },
    el('figcaption', ...captionOf(name, fence), ...tryButtons(fence, facts.dataWorkshop)),
    scroller(`Code : ${name}`, isLong(fence.code), el('code', ...code)),
    fence.film,
  );
}

/** A path may be cut after its folders; a sample that no tool has run says so (T13). */
function captionOf(name: string, { words }: Fence): (Element | string)[] {
  const caption = words.has('compile') ? `${name} · compilé, pas exécuté` : name;
  const [first = '', ...others] = caption.split(/(?<=\/)/);
  return [first, ...others.flatMap((part) => [el('wbr'), part])];
}

/**
 * Returns the `data-` attributes by which the workshop finds a sample: whether it may be tried, and the pages and
 * sheets that others are tried in. `sheets` counts the style sheets that this sample inherits.
 */
function factsOf(
  fence: Fence,
  { files, sheets = 0 }: Pick<Lesson, 'files' | 'sheets'> = {},
): Record<string, string> {
  const { language, words } = fence;
  const name = fullName(language);
  const isTried = words.has('essayer');
  if (language === 'jsx') return (isTried && factsToTry(fence, files)) || {};
  return {
    ...((name === 'html' || isSheet(fence)) && { dataCode: name }),
    ...(isTried && { dataWorkshop: name }),
    ...(isTried && words.has('page') && { dataPage: '' }),
    ...(isTried && words.has('continue') && sheets && { dataContinue: String(sheets) }),
  };
}

/** Returns the number of earlier style sheets that the next sample with `continue` inherits. */
export function sheetsAfter(fence: Pick<Fence, 'language' | 'words'>, before = 0): number {
  const { words } = fence;
  const goesOn = words.has('continue') ? before : 0;
  if (isSheet(fence)) return isShown(fence) ? goesOn + 1 : goesOn;
  return fullName(fence.language) === 'html' ? 0 : before;
}

/** A sheet that is meant to fail is inherited by no other sample. */
function isSheet({ language, words }: Pick<Fence, 'language' | 'words'>): boolean {
  return language === 'css' && !words.has('fails');
}

/** « Essayer » downloads the workshop when it is tapped; without scripts it is not shown (U1). */
function tryButtons({ sample, isIgnored }: Fence, marked: string | undefined): Element[] {
  const language = sample === undefined || isIgnored ? marked : 'sql';
  if (!language) return [];
  const className = ['try-out', 'needs-js'];
  const kilobytes = heavyWorkshop(language);
  const weight = kilobytes && french(`${kilobytes} Ko`);
  const facts = weight && { dataDownload: weight, dataLanguage: language };
  const dataSample = language === 'sql' ? sample : undefined;
  const label = weight ? `Essayer (${weight})` : 'Essayer';
  const button = { type: 'button', className, dataPart: 'workshop', ...facts };
  return [elWith('button', dataSample ? { ...button, dataSample } : button, label)];
}

/**
 * What a program prints, or the message it stops with; `<kbd>` is what the reader types. `picture`: what
 * is seen on a screen; the text that it shows is then folded.
 */
export function outputFigure(fence: Fence, isFailure: boolean, picture?: Element): Element {
  const title = isFailure ? 'Message d’erreur' : 'Résultat';
  const parts = fence.code.split(/<kbd>(.*?)<\/kbd>/g);
  const samp = parts.flatMap((part, index) => {
    if (index % 2) return [el('kbd', part)];
    return isFailure ? messageParts(part) : [part];
  });
  const kinds = kindOf(fence.code, isFailure);
  const isScrolled = kinds.includes('is-aligned') && isLong(fence.code);
  const text = scroller(title, isScrolled, el('samp', ...samp));
  return elWith(
    'figure',
    { className: ['output', ...kinds] },
    el('figcaption', title),
    picture,
    picture ? el('details', el('summary', 'Lire ce résultat en texte'), text) : text,
  );
}

/** A message is read whole, whatever it draws: those of compilers are three phones wide. */
function kindOf(text: string, isFailure: boolean): string[] {
  if (isFailure) return ['is-failure'];
  return ALIGNED.test(text) ? ['is-aligned'] : [];
}

/** What a program printed before it stopped, then the message, which no program of ours has written. */
function messageParts(text: string): (string | Element)[] {
  const start = englishStart(text);
  const message = text.slice(start);
  return [text.slice(0, start), ...(message ? [elWith('span', { lang: 'en' }, message)] : [])];
}

function isLong(code: string): boolean {
  return code.split('\n').some((line) => line.replaceAll('\t', '    ').length > PHONE_COLUMNS);
}

/**
 * What scrolls sideways does so by the keyboard too; what never scrolls is no stop on its way. A group,
 * for a page has a hundred of them.
 */
function scroller(label: string, isScrolled: boolean, content: Element): Element {
  return elWith('pre', isScrolled ? { tabIndex: 0, role: 'group', ariaLabel: label } : {}, content);
}
