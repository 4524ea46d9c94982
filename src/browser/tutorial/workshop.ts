import {
  readWorkshopNews,
  WORKSHOP_LANGUAGES,
  WORKSHOP_PATH,
  type WorkshopNews,
  type WorkshopSample,
} from '../../rules/tutorial/workshop.ts';

/** Lines that the console shows, whatever the frame sends: it stops before that by itself (U5). */
const MAX_LINES = 500;
const ROWS = { least: 4, most: 16 };

/** What stands under a sample that is tried: an editor, its signs, the frame, and the console. */
export interface Workshop {
  code: () => string;
  /** Loads the frame again, then gives it the page to write. */
  run: (html: string) => void;
}

/** The sample whose button was tapped, and the page that it belongs to. */
export function sampleOf(button: HTMLElement): WorkshopSample | undefined {
  const figure = button.closest<HTMLElement>('figure.code');
  const language = WORKSHOP_LANGUAGES.find((one) => one === figure?.dataset.workshop);
  if (!figure || !language) return undefined;
  return { language, code: codeOf(figure), page: language === 'html' ? '' : pageBefore(figure) };
}

/**
 * Shows the workshop (`components/tutorial/Workshop.astro`) in place of the button; `asked` runs what the
 * editor holds (U6).
 */
export function openWorkshop(
  button: HTMLElement,
  { language, code, page }: WorkshopSample,
  asked: (workshop: Workshop) => void,
): Workshop {
  const box = copyOfTemplate();
  const [editor, frame, log] = partsOf(box);
  editor.value = code;
  editor.rows = Math.min(ROWS.most, Math.max(ROWS.least, code.split('\n').length + 1));
  // A sample that only writes to the console has nothing to show.
  if (language === 'javascript' && page === '') box.classList.add('is-console');

  let hearing = new AbortController();
  const workshop: Workshop = {
    code: () => editor.value,
    run(html) {
      log.textContent = '';
      hearing.abort();
      hearing = new AbortController();
      onNews(frame, hearing.signal, (news) => {
        if (news.kind === 'ready') frame.contentWindow?.postMessage(html, '*');
        else write(log, news);
      });
      frame.src = WORKSHOP_PATH;
    },
  };
  const [run, restore, close] = box.querySelectorAll('.workshop-verbs button');
  run?.addEventListener('click', () => {
    asked(workshop);
    // The result stands below, under the bar of a phone.
    (box.classList.contains('is-console') ? log : frame).scrollIntoView({ block: 'nearest' });
  });
  restore?.addEventListener('click', () => {
    editor.value = code;
    asked(workshop);
  });
  close?.addEventListener('click', () => {
    hearing.abort();
    box.remove();
    button.hidden = false;
    button.focus();
  });
  for (const sign of box.querySelectorAll('.workshop-signs button')) {
    sign.addEventListener('click', () => {
      editor.setRangeText(sign.textContent, editor.selectionStart, editor.selectionEnd, 'end');
      editor.focus();
    });
  }
  button.closest('figure')?.after(box);
  button.hidden = true;
  // At its first sign: the caret of a new field is at the end, and scrolls a long line away.
  editor.setSelectionRange(0, 0);
  editor.focus();
  return workshop;
}

/** The last page of the step before a sample; '' for a sample of the console (U3). */
function pageBefore(figure: HTMLElement): string {
  if (figure.dataset.workshop === 'javascript' && figure.dataset.page === undefined) return '';
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
  told: (news: WorkshopNews) => void,
): void {
  window.addEventListener(
    'message',
    ({ data, source }) => {
      const news = source === frame.contentWindow && readWorkshopNews(data);
      if (news) told(news);
    },
    { signal },
  );
}

function write(log: HTMLElement, { kind, text }: Exclude<WorkshopNews, { kind: 'ready' }>): void {
  if (log.childElementCount >= MAX_LINES) return;
  const line = document.createElement('span');
  line.className = kind;
  line.textContent = `${text}\n`;
  log.append(line);
}

function copyOfTemplate(): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('.workshop-template');
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

function partsOf(box: HTMLElement): [HTMLTextAreaElement, HTMLIFrameElement, HTMLElement] {
  const [editor, frame, log] = box.querySelectorAll('textarea, iframe, pre');
  return [editor as HTMLTextAreaElement, frame as HTMLIFrameElement, log as HTMLElement];
}
