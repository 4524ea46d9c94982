import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { ElementContent } from 'hast';
import { createHighlighter, type Highlighter, type ThemeRegistration } from 'shiki';
import { type Cache, keyOf, openSpareCache } from '../cache/cache.ts';
import { el, elWith } from './nodes.ts';

/**
 * Our theme, « pagne »: each kind of token has a false colour, which stands for a class of one letter;
 * the true colours, light and dark, are in tokens.css. A block then weighs half of one with styles.
 */
const KINDS: readonly { className: string; scope: readonly string[] }[] = [
  { className: 'c', scope: ['comment', 'punctuation.definition.comment'] },
  {
    className: 'k',
    scope: ['keyword', 'storage', 'constant.language', 'variable.language', 'entity.name.tag'],
  },
  { className: 's', scope: ['string', 'punctuation.definition.string'] },
  { className: 'n', scope: ['constant.numeric', 'constant.character.escape'] },
  {
    className: 'f',
    scope: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  },
  {
    className: 't',
    scope: [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'entity.other.attribute-name',
    ],
  },
];
/** Signs are text: a line of code is calmer so. */
const PLAIN_SCOPES = [
  'keyword.operator',
  'punctuation',
  // The names of Java’s packages, which its grammar takes for keywords.
  'storage.modifier.import',
  'storage.modifier.package',
  'meta.embedded',
  'constant.character.format.placeholder',
];

const LANGUAGES = [
  'python',
  'javascript',
  'typescript',
  'jsx',
  'tsx',
  'html',
  'css',
  'sql',
  'json',
  'yaml',
  'csv',
  'bash',
  'shellsession',
  'java',
  'c',
  'cpp',
  'xml',
  'http',
  'toml',
  'ini',
];
/** Angular writes a template inside TypeScript, and its own signs in HTML: the grammar that reads them. */
const TEMPLATES: Readonly<Record<string, { sign: RegExp; grammar: string }>> = {
  typescript: { sign: /@Component\(/, grammar: 'angular-ts' },
  html: { sign: /\{\{|\s[[(][\w.]+[\])]="/, grammar: 'angular-html' },
};
/** Short names of fences, and extensions of files. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'shellsession',
  js: 'javascript',
  mysql: 'sql',
  properties: 'ini',
  py: 'python',
  ts: 'typescript',
  sh: 'bash',
};

const GRAMMARS = [...LANGUAGES, ...Object.values(TEMPLATES).map(({ grammar }) => grammar)];

/** A text and the index of its kind; −1 stands for text without a colour. */
type Token = readonly [text: string, kind: number];

/** The code as text and `<span class="k">…`, line by line; `marked` lines (from 1) are put in a mark. */
export async function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): Promise<ElementContent[]> {
  const known = fullName(language);
  const tokens = LANGUAGES.includes(known)
    ? await tokensOf(code, grammarOf(known, code))
    : code.split('\n').map((text): Token[] => [[text, -1]]);
  return lines(
    tokens.map((line) => joined(line).map(([text, kind]) => element(text, kind))),
    marked,
  );
}

let kept: { cache: Cache; version: string } | undefined;
let highlighter: Promise<Highlighter> | undefined;

/** The tokens of each line, kept from one build to the next: Shiki is slow to load, and slow. */
async function tokensOf(code: string, grammar: string): Promise<Token[][]> {
  kept ??= { cache: openSpareCache('colours'), version: keyOf(theme(), shikiVersion()) };
  const key = keyOf(code, grammar, kept.version);
  const known = kept.cache.get<Token[][]>(key);
  if (known) return known;
  const tokens = await colour(code, grammar);
  kept.cache.put(key, tokens);
  return tokens;
}

async function colour(code: string, grammar: string): Promise<Token[][]> {
  highlighter ??= createHighlighter({ themes: [theme()], langs: GRAMMARS });
  const tokens = (await highlighter).codeToTokensBase(code, {
    lang: grammar as 'python',
    theme: 'pagne' as 'none',
    // Without it, a busy machine gives up on long lines and builds other pages.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }): Token => [content, kindOf(color?.toLowerCase())]),
  );
}

/** Neighbours of one kind become one, those that only a space parts too: a page holds fewer elements. */
function joined(line: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const [text, kind] of line) {
    const [before, last] = [all.at(-2), all.at(-1)];
    if (last?.[1] === kind) all.splice(-1, 1, [last[0] + text, kind]);
    else if (before?.[1] === kind && last?.[0].trim() === '')
      all.splice(-2, 2, [before[0] + last[0] + text, kind]);
    else all.push([text, kind]);
  }
  return all;
}

function kindOf(color: string | undefined): number {
  return KINDS.findIndex((_, index) => falseColor(index) === color);
}

/** The grammars and the engine come in the same version. */
function shikiVersion(): string {
  const manifest = findPackageJSON('shiki', import.meta.url) ?? '';
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** `js` → `javascript`; a name that is whole is given back. */
export function fullName(language: string): string {
  return ALIASES[language] ?? language;
}

function grammarOf(language: string, code: string): string {
  const { sign, grammar } = TEMPLATES[language] ?? {};
  return grammar && sign?.test(code) ? grammar : language;
}

function element(text: string, kind: number): ElementContent {
  const { className } = KINDS[kind] ?? {};
  if (!className || text.trim() === '') return { type: 'text', value: text };
  return elWith('span', { className: [className] }, text);
}

function lines(all: readonly ElementContent[][], marked: ReadonlySet<number>): ElementContent[] {
  return all.flatMap((line, index): ElementContent[] => {
    const end = index < all.length - 1 ? '\n' : '';
    if (marked.has(index + 1)) return [el('mark', ...line, end)];
    return [...line, { type: 'text', value: end }];
  });
}

/** The nth kind's stand-in for a colour; what has no kind gets the last of them. */
function falseColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

function theme(): ThemeRegistration {
  const plain = falseColor(KINDS.length);
  const settings = KINDS.map(({ scope }, index) => ({
    scope: [...scope],
    settings: { foreground: falseColor(index) },
  }));
  return {
    name: 'pagne',
    type: 'light',
    fg: plain,
    bg: plain,
    settings: [...settings, { scope: PLAIN_SCOPES, settings: { foreground: plain } }],
  };
}
