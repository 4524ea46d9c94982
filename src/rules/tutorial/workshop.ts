import { guardLoops } from './loop-guard.ts';

/** The languages of the samples that a reader may try in the page (U1). */
export const WORKSHOP_LANGUAGES = ['html', 'css', 'javascript'] as const;

export type WorkshopLanguage = (typeof WORKSHOP_LANGUAGES)[number];

/** A sample to try, with the last page of the step before it when the sample is no page itself (U3). */
export interface WorkshopSample {
  language: WorkshopLanguage;
  code: string;
  /** Empty for a sample that stands alone. */
  page: string;
}

/** What the frame tells the page around it. */
export type WorkshopNews = { kind: 'ready' } | { kind: 'log' | 'error'; text: string };

/** The address of the frame: a file with its own policy, of no origin (U2). */
export const WORKSHOP_PATH = '/atelier';

/** How a browser tells a fault of syntax, with the call of ours that met it. */
const SYNTAX = /^(?:Uncaught )?SyntaxError: (?:Failed to execute 'write' on 'Document': )?/;
const UNREADABLE =
  'Faute de syntaxe\u00A0: le navigateur ne peut pas lire ce code. Son message\u00A0: ';
/** What a written page links to beside it: the sample stands for it, and the frame reaches nothing. */
const LINKED = /<link\b[^>]*\bstylesheet\b[^>]*>|<script\b[^>]*\bsrc=[^>]*><\/script>/gi;

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;
/** Would end a script that holds it. */
const END_OF_SCRIPT = /<\/(?=script)/gi;

/**
 * The document that the frame writes: the page with the reader's code in it, its loops guarded
 * (U3, U4).
 */
export function workshopDocument({ language, code, page }: WorkshopSample): string {
  if (language === 'html') return withGuards(code);
  if (language === 'css')
    return `${pageAround(page)}\n<style>\n${code.replaceAll('</', '<\\/')}\n</style>`;
  const script = guardLoops(code).replace(END_OF_SCRIPT, '<\\/');
  return `${pageAround(page)}\n<script type="module">\n${script}\n</script>`;
}

/**
 * A message of the frame, checked; undefined for anything else, since the frame runs what a reader
 * typed.
 */
export function readWorkshopNews(message: unknown): WorkshopNews | undefined {
  const { kind, text } = Object(message) as Record<string, unknown>;
  if (kind === 'ready') return { kind };
  if (typeof text !== 'string') return undefined;
  if (kind === 'error') return { kind, text: text.replace(SYNTAX, UNREADABLE) };
  if (kind === 'log') return { kind, text };
  return undefined;
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
