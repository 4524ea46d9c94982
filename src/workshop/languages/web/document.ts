import { guardLoops } from './loop-guard.ts';

/** The frame shows code, with the last page of the step before it when it is no page itself (U3). */
export interface WorkshopSample {
  language: 'html' | 'css' | 'javascript';
  code: string;
  /** Empty for a sample that stands alone. */
  page: string;
  /** The answers of `prompt()`, one line at each call (U18). */
  typed?: readonly string[];
}

/** A picture or a sound that stands beside a page. */
export const BESIDE = /(\ssrc=)(["'])([\w.-]+)\2/g;

/** Links to files beside a page are taken out: the sample stands for them, and the frame reaches nothing. */
const LINKED = /<link\b[^>]*\bstylesheet\b[^>]*>|<script\b[^>]*\bsrc=[^>]*><\/script>/gi;

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
