/** A test that has run: `text` says in French what was got and what was wanted, and is empty when it passed. */
export interface Verdict {
  name: string;
  isPassed: boolean;
  text: string;
}

/** The run that a frame of pages was asked for: what the reader's own code tells does not know it. */
interface OfRun {
  run?: string | undefined;
}

/**
 * Any frame tells these to the page around it: it listens, an order may come, an order is done. `loading` is told by
 * the page itself, of the files of an engine.
 */
export type FrameNews =
  | { kind: 'ready' | 'loading' | 'loaded' | 'alive' }
  | ({ kind: 'end' } & OfRun)
  | { kind: 'log'; text: string }
  | { kind: 'error'; text: string; line?: number }
  | ({ kind: 'verdict' } & Verdict & OfRun);

/**
 * The frame of pages tells these. `loaded`: the page is there; `click`, `submit`: a link or a form that is not
 * followed; `size`: a test asks for a screen of this size; `file`: that of the fault, where a program has several.
 */
export type WorkshopNews =
  | Exclude<FrameNews, { kind: 'error' }>
  | { kind: 'error'; text: string; line?: number | undefined; file?: string | undefined }
  | { kind: 'click' | 'submit'; href: string }
  | { kind: 'more' }
  | ({ kind: 'size'; width: number; height: number } & OfRun);

/** A program that is not ours, in its two files, as the page around gives it to the frame of an engine. */
export interface EngineFiles {
  kind: 'load';
  wasm: ArrayBuffer;
  program: string;
}

/** The page around asks these of the frame of an engine, whose files come first. */
export type EngineOrder<Job> = Job | EngineFiles | { kind: 'stop' };

/** A page that needs a library, which the frame runs once before it. */
export interface WorkshopPage {
  page: string;
  library?: string;
}

/** The frame checks a page, which each test opens, by the module of the tests. */
export interface WorkshopCheck extends WorkshopPage {
  /** Empty for code that has no page. */
  page: string;
  script: string;
}

/** As it is sent to the frame. */
export interface WorkshopOrder extends WorkshopCheck, OfRun {}

/** Lines of each kind that a frame of pages tells: more would freeze the page around it (U5). */
export const MAX_LINES = 200;
const MAX_SCREEN = 2_000;
/** Of a text: a frame of ours cuts its own before. */
const MAX_SIGNS = 3_000;

/** A message of a frame, checked; undefined for anything else, since frames run what a reader typed. */
export function readNews(message: unknown): FrameNews | undefined {
  const { kind, text, name, isPassed, line } = Object(message) as Record<string, unknown>;
  if (kind === 'ready' || kind === 'loaded' || kind === 'alive' || kind === 'end') return { kind };
  if (typeof text !== 'string') return undefined;
  const said = text.slice(0, MAX_SIGNS);
  if (kind === 'log') return { kind, text: said };
  if (kind === 'error')
    return {
      kind,
      text: said,
      ...(Number.isInteger(line) && Number(line) > 0 && { line: Number(line) }),
    };
  if (kind !== 'verdict' || typeof name !== 'string' || typeof isPassed !== 'boolean')
    return undefined;
  return { kind, name, isPassed, text: said };
}

/** The same of the frame of pages, whose words are put in French by `words.ts`. */
export function readWorkshopNews(message: unknown): WorkshopNews | undefined {
  const { kind, file, href, width, height } = Object(message) as Record<string, unknown>;
  if (kind === 'size')
    return isLength(width) && isLength(height) ? { kind, width, height } : undefined;
  if ((kind === 'click' || kind === 'submit') && typeof href === 'string')
    return { kind, href: href.slice(0, MAX_SIGNS) };
  if (kind === 'more') return { kind };
  const news = readNews(message);
  return news?.kind === 'error' && typeof file === 'string' ? { ...news, file } : news;
}

/** In pixels: a screen that a test may ask for. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= MAX_SCREEN;
}
