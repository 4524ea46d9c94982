import { guardLoops } from './loop-guard.ts';

/** The languages of the samples that a reader may try in the page. */
export const WORKSHOP_LANGUAGES = ['html', 'css', 'javascript'] as const;

export type WorkshopLanguage = (typeof WORKSHOP_LANGUAGES)[number];

/** What a sample is tried with: the last page of the step before it, when it is no page itself. */
export interface WorkshopSample {
  language: WorkshopLanguage;
  code: string;
  /** Empty for a sample that stands alone. */
  page: string;
}

/** What the frame of the workshop tells the page. */
export type WorkshopNews = { kind: 'ready' } | { kind: 'log' | 'error'; text: string };

/** Where the frame is: a file of its own, with its own policy, whose origin is nobody's. */
export const WORKSHOP_PATH = '/atelier';

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;
/** In a script, this would end it. */
const END_OF_SCRIPT = /<\/(?=script)/gi;

/** The document that the frame writes: the page, the reader's code in it, loops that can be stopped. */
export function workshopDocument({ language, code, page }: WorkshopSample): string {
  if (language === 'html') return withGuards(code);
  if (language === 'css')
    return `${withGuards(page)}\n<style>\n${code.replaceAll('</', '<\\/')}\n</style>`;
  const script = guardLoops(code).replace(END_OF_SCRIPT, '<\\/');
  return `${withGuards(page)}\n<script type="module">\n${script}\n</script>`;
}

/** Nothing else is news: the frame holds what a reader typed. */
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
