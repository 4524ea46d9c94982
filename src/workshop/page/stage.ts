import { readWorkshopNews, type WorkshopNews, type WorkshopPage } from '../frame/messages.ts';
import { WORKSHOP_PATH } from '../frame-paths.ts';
import { hear, openFrame, renew } from './frame.ts';
import { made } from './made.ts';

/** Lines that the console shows, whatever the frame sends: it stops before that by itself (U5). */
const MAX_LINES = 500;
/** In milliseconds: a frame that can still be stopped speaks every second. */
const SILENCE_MS = 6_000;
/** Said of what never ends. */
export const ENDLESS =
  'Ton code ne finissait pas : l’atelier l’a arrêté. Cherche une boucle sans fin.';
/** Said when a frame, or what it needs, does not come. */
export const NOT_THERE = 'L’atelier ne s’est pas chargé : vérifie ta connexion, puis recommence.';

/** Where what the reader typed is shown: a frame, and a console. */
export interface Stage {
  /** Loads the frame again, then gives it the page to write; `told` hears of each fault. */
  show: (
    page: string | WorkshopPage,
    told?: (line: number | undefined, file: string | undefined) => void,
  ) => void;
  write: (kind: 'log' | 'error', text: string) => void;
  clear: () => void;
  /** Scrolls to it: it stands below, under the bar of a phone. */
  reveal: () => void;
  /** Hears nothing more. */
  close: () => void;
}

/** The stage of a workshop, from its markup. */
export function stageOf(box: HTMLElement): Stage {
  const frame = box.querySelector('iframe') as HTMLIFrameElement;
  const log = box.querySelector('pre') as HTMLElement;
  let hearing = new AbortController();
  let timer = 0;
  /** What is silent for long never ends, whatever it turns in: a promise, a regular expression. */
  const watch = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Hidden, both are slowed.
      if (document.hidden) return watch();
      renew(frame);
      log.append(lineOf('error', ENDLESS));
    }, SILENCE_MS);
  };
  const stage: Stage = {
    write: (kind, text) => write(log, kind, text),
    clear: () => {
      log.textContent = '';
    },
    show(page, told) {
      stage.clear();
      stage.close();
      hearing = new AbortController();
      onNews(frame, hearing.signal, (news) => {
        watch();
        if (news.kind === 'ready') frame.contentWindow?.postMessage(page, '*');
        else if (news.kind === 'log') write(log, news.kind, news.text);
        else if (news.kind === 'error') {
          told?.(news.line, news.file);
          write(log, news.kind, news.text);
        }
      });
      openFrame(frame, {
        path: WORKSHOP_PATH,
        signal: hearing.signal,
        failed: () => write(log, 'error', NOT_THERE),
      });
    },
    reveal: () =>
      (box.classList.contains('is-console') ? log : frame).scrollIntoView({ block: 'nearest' }),
    close: () => {
      clearTimeout(timer);
      hearing.abort();
    },
  };
  return stage;
}

/** Calls back for the news of this frame, with the run that they say, until the signal aborts (U2). */
export function onNews(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  told: (news: WorkshopNews, run: unknown) => void,
): void {
  hear(frame, signal, (message) => {
    const news = readWorkshopNews(message);
    if (news) told(news, Object(message).run);
  });
}

function write(log: HTMLElement, kind: string, text: string): void {
  if (log.childElementCount < MAX_LINES) log.append(lineOf(kind, text));
}

function lineOf(kind: string, text: string): HTMLElement {
  return made('span', { className: kind, textContent: `${text}\n` });
}
