import type { WorkshopCheck, WorkshopNews } from '../../frame/messages.ts';
import type { Fault } from '../../frame/words.ts';
import { WORKSHOP_PATH } from '../../frame-paths.ts';
import { openFrame } from '../../page/frame.ts';
import { made } from '../../page/made.ts';
import { type FaultNews, NOT_THERE, onNews } from '../../page/stage.ts';

/** A verdict that the frame tells. */
export type VerdictNews = Extract<WorkshopNews, { kind: 'verdict' }>;

/** Tests that run, and how to leave them. */
export interface Checking {
  /** What kept them from being run to their end; undefined when they were. */
  ended: Promise<Fault | FaultNews | undefined>;
  stop: () => void;
}

/** In milliseconds: a test ends by itself before that, so what is silent for longer never ends. */
const SILENCE_MS = 12_000;

/**
 * Runs the tests of an exercise in a frame that nobody sees: a phone of 360 × 740, unless a test asks for
 * another screen. `told` hears each verdict; the focus, which tests may take, comes back (U7, U12).
 */
export function startCheck(check: WorkshopCheck, told: (verdict: VerdictNews) => void): Checking {
  const frame = made('iframe', { tabIndex: -1 });
  const veil = made('div', { className: 'workshop-tests', ariaHidden: 'true' }, frame);
  resize(360, 740);

  const before = document.activeElement;
  let resolve = (_?: Fault | FaultNews) => {};
  const ended = new Promise<Fault | FaultNews | undefined>((done) => {
    resolve = done;
  });
  const hearing = new AbortController();
  let timer = 0;
  let fault: FaultNews | undefined;
  let verdicts = 0;
  /** What is told without it, or before it is asked, is the reader's own saying. */
  let run: string | undefined;

  const end = (reason?: Fault | FaultNews) => {
    clearTimeout(timer);
    hearing.abort();
    const hasFocus = document.activeElement === frame;
    veil.remove();
    if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    resolve(reason);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(end, SILENCE_MS, { kind: 'endless' });
  };
  function resize(width: number, height: number): void {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  }

  onNews(frame, hearing.signal, (news, said) => {
    if (news.kind === 'ready' && !run) {
      run = crypto.getRandomValues(new Uint32Array(4)).join();
      frame.contentWindow?.postMessage({ ...check, run }, '*');
      wait();
    }
    if (news.kind === 'error') fault ??= news;
    if (!run || said !== run) return;
    if (news.kind === 'size') resize(news.width, news.height);
    else if (news.kind === 'verdict') {
      wait();
      verdicts += 1;
      told(news);
    } else if (news.kind === 'end') end(verdicts ? undefined : fault);
  });
  openFrame(frame, {
    path: WORKSHOP_PATH,
    signal: hearing.signal,
    failed: () => end({ text: NOT_THERE }),
  });
  document.body.append(veil);
  return { ended, stop: () => end() };
}
