import {
  readTrialNews,
  TRIAL_LANGUAGES,
  TRIAL_PATH,
  type Trial,
  type TrialNews,
} from '../../rules/tutorial/workshop.ts';

/** Signs that a phone's keyboard hides (U6). */
const SIGNS = ['<', '>', '/', '=', '"', "'", '{', '}', '(', ')', '[', ']', ';', ':', '`', '$', '#'];
/** Lines that the console shows at most (U5). */
const MAX_LINES = 200;
const ROWS = { least: 4, most: 16 };

/** What stands under a sample that is tried: an editor, its signs, the frame, and the console. */
export interface Bench {
  code: () => string;
  /** Loads the frame again, then gives it the page to write. */
  run: (html: string) => void;
}

/** The sample whose button was tapped, and the page that it belongs to. */
export function trialOf(button: HTMLElement): Trial | undefined {
  const figure = button.closest<HTMLElement>('figure.code');
  const language = TRIAL_LANGUAGES.find((one) => one === figure?.dataset.essai);
  if (!figure || !language) return undefined;
  return { language, code: codeOf(figure), page: language === 'html' ? '' : pageBefore(figure) };
}

/** Shows the editor and the frame in place of the button; `asked` runs what the editor holds (U6). */
export function openBench(
  button: HTMLElement,
  { language, code, page }: Trial,
  asked: (bench: Bench) => void,
): Bench {
  const figure = button.closest('figure');
  const editor = document.createElement('textarea');
  editor.className = 'field';
  editor.value = code;
  editor.rows = Math.min(ROWS.most, Math.max(ROWS.least, code.split('\n').length + 1));
  Object.assign(editor, { spellcheck: false, autocapitalize: 'off', autocomplete: 'off' });
  editor.setAttribute('aria-label', 'Ton essai');
  const frame = document.createElement('iframe');
  frame.title = 'Ce que donne ton essai';
  frame.setAttribute('sandbox', 'allow-scripts');
  const log = document.createElement('pre');
  log.setAttribute('role', 'log');
  log.setAttribute('aria-label', 'Console');

  let hearing = new AbortController();
  const bench: Bench = {
    code: () => editor.value,
    run(html) {
      log.textContent = '';
      hearing.abort();
      hearing = new AbortController();
      onNews(frame, hearing.signal, (news) => {
        if (news.kind === 'ready') frame.contentWindow?.postMessage(html, '*');
        else write(log, news);
      });
      frame.src = TRIAL_PATH;
    },
  };
  const close = () => {
    hearing.abort();
    box.remove();
    button.hidden = false;
    button.focus();
  };
  const verbs = document.createElement('p');
  verbs.className = 'trial-verbs';
  verbs.append(
    verb('Exécuter', () => asked(bench)),
    verb('Rétablir', () => {
      editor.value = code;
      asked(bench);
    }),
    verb('Fermer l’essai', close),
  );
  verbs.firstElementChild?.classList.remove('button-quiet');
  const box = document.createElement('section');
  // A sample that only writes to the console has nothing to show.
  const isConsole = language === 'javascript' && page === '';
  box.className = isConsole ? 'trial is-console' : 'trial';
  box.setAttribute('aria-label', 'Essai');
  box.append(editor, signs(editor), verbs, frame, log);
  figure?.after(box);
  button.hidden = true;
  editor.focus();
  return bench;
}

/** The last page of the step before a sample; '' for a sample of the console (U3). */
function pageBefore(figure: HTMLElement): string {
  if (figure.dataset.essai === 'javascript' && figure.dataset.page === undefined) return '';
  const figures = [
    ...(figure.closest('.step')?.querySelectorAll<HTMLElement>('figure.code') ?? []),
  ];
  const before = figures.slice(0, figures.indexOf(figure));
  const page = before.findLast((one) => one.dataset.code === 'html');
  return page ? codeOf(page) : '';
}

function codeOf(figure: HTMLElement): string {
  return figure.querySelector('code')?.textContent ?? '';
}

/**
 * Calls back for messages of this frame until the signal aborts; messages from elsewhere are ignored
 * (U2).
 */
function onNews(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  told: (news: TrialNews) => void,
): void {
  window.addEventListener(
    'message',
    ({ data, source }) => {
      const news = source === frame.contentWindow && readTrialNews(data);
      if (news) told(news);
    },
    { signal },
  );
}

function write(log: HTMLElement, { kind, text }: Exclude<TrialNews, { kind: 'ready' }>): void {
  if (log.childElementCount >= MAX_LINES) return;
  const line = document.createElement('span');
  line.className = kind;
  line.textContent = `${text}\n`;
  log.append(line);
}

function signs(editor: HTMLTextAreaElement): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'trial-signs';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Signes');
  for (const sign of SIGNS) {
    const button = verb(sign, () => {
      editor.setRangeText(sign, editor.selectionStart, editor.selectionEnd, 'end');
      editor.focus();
    });
    button.className = 'icon-button';
    bar.append(button);
  }
  return bar;
}

function verb(name: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet';
  button.textContent = name;
  button.addEventListener('click', act);
  return button;
}
