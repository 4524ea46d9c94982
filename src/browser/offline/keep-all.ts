/** « Tout garder » on `/hors-ligne`: what it keeps, and what it shows (K13). */
export interface KeepAllControl {
  lists: readonly { slug: string; title: string }[];
  /** Aborted when the visitor stops it. */
  signal: AbortSignal;
  /** From 0 to 1, and the same in words. */
  progress: (done: number, words: string) => void;
  end: () => void;
}

const STOP = 'Arrêter';

/** Calls back for the button, which stops what it has begun; the sentence of the page says how far it is. */
export function onKeepAll(start: (control: KeepAllControl) => Promise<void>): void {
  const box = document.querySelector<HTMLElement>('.keep-all');
  const button = box?.querySelector('button');
  const words = button?.querySelector('span');
  if (!box || !button || !words) return;
  const label = [...words.childNodes];
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', 'Téléchargement de tout');
  let running: AbortController | undefined;
  button.addEventListener('click', () => {
    if (running) return running.abort();
    running = new AbortController();
    bar.value = 0;
    button.after(bar);
    words.replaceChildren(STOP);
    void start({
      lists: JSON.parse(box.dataset.lists ?? '[]'),
      signal: running.signal,
      progress: (done, text) => {
        bar.value = done;
        bar.title = text;
      },
      end: () => {
        running = undefined;
        bar.remove();
        words.replaceChildren(...label);
      },
    });
  });
}
