import { readWorkshopNews, type WorkshopNews, type WorkshopPage } from '../frame/messages.ts';
import type { Fault, WordedNews } from '../frame/words.ts';
import { WORKSHOP_PATH } from '../frame-paths.ts';
import { hear, openFrame, renew } from './frame.ts';
import { made } from './made.ts';

/** Lines that the console shows, whatever the frame sends: it stops before that by itself (U5). */
const MAX_LINES = 500;
/** In milliseconds: a frame that can still be stopped speaks every second. */
const SILENCE_MS = 6_000;
/** Said when a frame, or what it needs, does not come. */
export const NOT_THERE = 'L’atelier ne s’est pas chargé : vérifie ta connexion, puis recommence.';

/** What a frame tells of a fault, or its silence. */
export type FaultNews = Extract<WordedNews, { kind: 'error' | 'endless' }>;

/** « Résultat », where what the reader typed is shown: a frame, and a console. */
export interface Stage {
  /**
   * Loads the frame again, then gives it the page to write; `ownLine` marks the line of a fault, and returns that of
   * the reader's code. Resolves with what to say once the page is there; never, when another one takes its place.
   */
  show: (
    page: string | WorkshopPage,
    ownLine: (line: number | undefined, file: string | undefined) => number | undefined,
  ) => Promise<string>;
  /** Adds to the console. */
  add: (shown: HTMLElement) => void;
  write: (text: string) => void;
  fault: (told: Fault | FaultNews) => void;
  /** Shows nothing but a fault that keeps the code from running; returns what to say. */
  refuse: (told: Fault | FaultNews) => string;
  clear: () => void;
  /** Says that all has been shown, and what came of it, in French. */
  ended: () => string;
  /** Scrolls to it: it stands below, under the bar of a phone. */
  reveal: () => void;
  /** Hears nothing more. */
  close: () => void;
}

/** The stage of a workshop, from its markup; `late` hears that code which had shown nothing shows something after all. */
export function stageOf(box: HTMLElement, late: () => void): Stage {
  const result = box.querySelector('.workshop-result') as HTMLElement;
  const frame = result.querySelector('iframe') as HTMLIFrameElement;
  const log = result.querySelector('[role=log]') as HTMLElement;
  let hearing = new AbortController();
  let timer = 0;
  let done = (_: string) => {};
  let hasFault = false;
  /** It has ended, and shown nothing. */
  let isBlank = false;
  const open = () => box.classList.add('has-result');
  /** Its words come when they are first needed; without network, the fault stays as it was told. */
  const put = async (told: Fault | WordedNews) => {
    const place = made('p');
    open();
    log.append(place);
    try {
      place.replaceWith((await import('./fault.ts')).faultBox(told));
    } catch {
      place.textContent = 'text' in told ? told.text : '';
    }
  };
  /** What is silent for long never ends, whatever it turns in: a promise, a regular expression. */
  const watch = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Hidden, both are slowed.
      if (document.hidden) return watch();
      renew(frame);
      stage.fault({ kind: 'endless' });
      done(stage.ended());
    }, SILENCE_MS);
  };
  const stage: Stage = {
    add(shown) {
      open();
      if (log.childElementCount < MAX_LINES) log.append(shown);
      if (isBlank) late();
      isBlank = false;
    },
    write: (text) => stage.add(made('span', { textContent: `${text}\n` })),
    fault(told) {
      hasFault = true;
      // Before the page, which it may have left empty.
      frame.before(log);
      void put(told);
    },
    refuse(told) {
      stage.clear();
      stage.fault(told);
      return stage.ended();
    },
    clear() {
      hasFault = isBlank = false;
      log.textContent = '';
      frame.after(log);
    },
    ended() {
      const isConsole = box.classList.contains('is-console');
      isBlank = isConsole && !log.hasChildNodes();
      box.classList.toggle('has-result', !isBlank);
      if (hasFault) return 'Terminé, avec une erreur.';
      if (isBlank) return 'Terminé, rien d’affiché.';
      return isConsole ? 'Terminé.' : 'Page affichée.';
    },
    show(page, ownLine) {
      stage.clear();
      stage.close();
      hearing = new AbortController();
      return new Promise((resolve) => {
        done = resolve;
        onNews(frame, hearing.signal, (news) => {
          watch();
          if (news.kind === 'ready') frame.contentWindow?.postMessage(page, '*');
          else if (news.kind === 'loaded') done(stage.ended());
          else if (news.kind === 'log') stage.write(news.text);
          else if (news.kind === 'error')
            stage.fault({ ...news, line: ownLine(news.line, news.file) });
          else if ('href' in news || news.kind === 'more') void put(news);
        });
        openFrame(frame, {
          path: WORKSHOP_PATH,
          signal: hearing.signal,
          failed() {
            stage.fault({ text: NOT_THERE });
            done(stage.ended());
          },
        });
      });
    },
    reveal: () => result.scrollIntoView({ block: 'nearest' }),
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
