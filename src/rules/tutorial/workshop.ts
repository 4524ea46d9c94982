import { guardLoops } from './loop-guard.ts';

/** The languages of the samples that a reader may try in the page (U1). */
export const WORKSHOP_LANGUAGES = [
  'html',
  'css',
  'javascript',
  'jsx',
  'typescript',
  'python',
] as const;

export type WorkshopLanguage = (typeof WORKSHOP_LANGUAGES)[number];

/** What the frame shows: code, with the last page of the step before it when it is no page itself (U3). */
export interface WorkshopSample {
  language: Exclude<WorkshopLanguage, 'jsx' | 'typescript' | 'python'>;
  code: string;
  /** Empty for a sample that stands alone. */
  page: string;
  /** What `prompt()` answers, one line at each call (U18). */
  typed?: readonly string[];
}

/**
 * What a frame tells the page around it. `verdict`: a test has run, and `text` says in French what was got
 * and what was wanted; `end`: the last test has run; `size`: a test asks for a screen of this size;
 * `file`: that of the program, where it has several.
 */
export type WorkshopNews =
  | { kind: 'ready' | 'end' }
  | { kind: 'log'; text: string }
  | { kind: 'error'; text: string; line?: number; file?: string | undefined }
  | { kind: 'verdict'; name: string; isPassed: boolean; text: string }
  | { kind: 'size'; width: number; height: number };

/** How a browser tells a fault of syntax, with the call of ours that met it. */
const SYNTAX = /^(?:Uncaught )?SyntaxError: (?:Failed to execute 'write' on 'Document': )?/;
export const UNREADABLE =
  'Faute de syntaxe\u00A0: le navigateur ne peut pas lire ce code. Son message\u00A0: ';
/** A module that does not give what the tests ask of it, as each browser says it. */
const NOT_EXPORTED = /^.*(?:export named:? |binding name )'([^']+)'[\s\S]*$/;
/** What a written page links to beside it: the sample stands for it, and the frame reaches nothing. */
const LINKED = /<link\b[^>]*\bstylesheet\b[^>]*>|<script\b[^>]*\bsrc=[^>]*><\/script>/gi;

const MAX_SCREEN = 2_000;

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;
/** Would end a script that holds it. */
const END_OF_SCRIPT = /<\/(?=script)/gi;

/**
 * The document that the frame writes: the page with the reader's code in it, its loops guarded
 * (U3, U4).
 */
export function workshopDocument({ language, code, page, typed }: WorkshopSample): string {
  if (language === 'html') return withGuards(code);
  if (language === 'css') return pageAround(withStyle(page, code));
  const script = guardLoops(code).replace(END_OF_SCRIPT, '<\\/');
  return `${pageAround(page)}\n${promptOf(typed)}<script type="module">\n${script}\n</script>`;
}

/** A page that a style sheet goes on. */
export function withStyle(page: string, sheet: string): string {
  return `${page}\n<style>\n${sheet.replaceAll('</', '<\\/')}\n</style>`;
}

/**
 * The line of the sample on which a browser says that a script fails, counted from the line that opens the
 * script; undefined where another script may be meant (U6).
 */
export function lineOfSample(sample: WorkshopSample, line: number): number | undefined {
  const { code, language, page } = sample;
  const text = language === 'html' ? code : page;
  const scripts = [...text.matchAll(SCRIPT)];
  if (language === 'css' || scripts.length !== (language === 'html' ? 1 : 0)) return undefined;
  const before = language === 'html' ? text.slice(0, scripts[0]?.index).split('\n').length : 0;
  const own = before + line - 1;
  return own >= 1 && own <= code.split('\n').length ? own : undefined;
}

/**
 * A message of the frame, checked; undefined for anything else, since the frame runs what a reader
 * typed.
 */
export function readWorkshopNews(message: unknown): WorkshopNews | undefined {
  const { kind, text, name, isPassed, line, file, width, height } = Object(message) as Record<
    string,
    unknown
  >;
  if (kind === 'ready' || kind === 'end') return { kind };
  if (kind === 'size')
    return isLength(width) && isLength(height) ? { kind, width, height } : undefined;
  if (typeof text !== 'string') return undefined;
  if (kind === 'log') return { kind, text };
  if (kind === 'error') {
    const place = Number.isInteger(line) && Number(line) > 0 && { line: Number(line) };
    const said = text
      .replace(NOT_EXPORTED, 'Ton code n’exporte pas «\u00A0$1\u00A0».')
      .replace(SYNTAX, UNREADABLE);
    return { kind, text: said, ...place, ...(typeof file === 'string' && { file }) };
  }
  if (kind === 'verdict' && typeof name === 'string' && typeof isPassed === 'boolean')
    return { kind, name, isPassed, text };
  return undefined;
}

/** In pixels: a screen that a test may ask for. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= MAX_SCREEN;
}

/** A frame of no origin asks its reader nothing: `prompt` answers what was typed ahead. */
function promptOf(typed: readonly string[] = []): string {
  if (typed.length === 0) return '';
  const lines = JSON.stringify(typed).replaceAll('<', '\\u003c');
  return `<script>{const lines=${lines};window.prompt=()=>lines.shift()??null}</script>`;
}

function pageAround(page: string): string {
  return withGuards(page.replace(LINKED, ''));
}

function withGuards(html: string): string {
  return html.replace(
    SCRIPT,
    (_, open: string, code: string, close: string) => `${open}${guardLoops(code)}${close}`,
  );
}
