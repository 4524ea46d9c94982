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
    return `${withGuards(page)}\n<style>\n${code.replaceAll('</', '<\\/')}\n</style>`;
  const script = guardLoops(code).replace(END_OF_SCRIPT, '<\\/');
  return `${withGuards(page)}\n<script type="module">\n${script}\n</script>`;
}

/**
 * A message of the frame, checked; undefined for anything else, since the frame runs what a reader
 * typed.
 */
export function readWorkshopNews(message: unknown): WorkshopNews | undefined {
  const { kind, text } = Object(message) as Record<string, unknown>;
  if (kind === 'ready') return { kind };
  if ((kind === 'log' || kind === 'error') && typeof text === 'string') return { kind, text };
  return undefined;
}

function withGuards(html: string): string {
  return html.replace(
    SCRIPT,
    (_, open: string, code: string, close: string) => `${open}${guardLoops(code)}${close}`,
  );
}
