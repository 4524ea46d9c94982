import {
  WORKSHOP_LANGUAGES,
  type WorkshopLanguage,
  withStyle,
} from '../../rules/tutorial/workshop.ts';
import { type Box, wakeBox } from './workshop/box.ts';
import { stopButton } from './workshop/stop-button.ts';
import { typedLines } from './workshop/typed-lines.ts';

/** A sample as it stands in the page. */
export interface ShownSample {
  language: WorkshopLanguage;
  code: string;
  /** The page that it belongs to; empty for a sample that stands alone. */
  page: string;
  /** What its result shows that a reader has typed. */
  typed: readonly string[];
  /** The files of a program in React, and the name of the sample among them. */
  files?: Readonly<Record<string, string>>;
  name?: string | undefined;
}

/** What stands under a sample that is tried: an editor, its signs, the frame, and the console. */
export interface Workshop {
  box: Box;
  /** The lines typed ahead for `input()` and `prompt()`. */
  typed: () => string[];
  /** « Exécuter » is « Arrêter » until the program has ended (U9). */
  untilStopped: ReturnType<typeof stopButton>;
  /** Said under the editor: what this workshop leaves out. */
  warn: (text: string) => void;
}

/** The sample whose button was tapped, and the page that it belongs to. */
export function sampleOf(button: HTMLElement): ShownSample | undefined {
  const figure = button.closest<HTMLElement>('figure.code');
  const language = WORKSHOP_LANGUAGES.find((one) => one === figure?.dataset.workshop);
  if (!figure || !language) return undefined;
  const figures = [...(figure.closest('.step')?.querySelectorAll<HTMLElement>('figure') ?? [])];
  const at = figures.indexOf(figure);
  return {
    language,
    code: codeOf(figure),
    page: pageBefore(figure, figures.slice(0, at)),
    typed: typedIn(figures.slice(at + 1)),
    ...(language === 'jsx' && {
      files: filesOf(figure, figures.slice(0, at)),
      name: figure.dataset.file,
    }),
  };
}

/**
 * Shows the workshop (`components/tutorial/Workshop.astro`) in place of the button; `run` runs what the
 * editor holds (U6).
 */
export function openWorkshop(
  button: HTMLElement,
  { language, code, page, typed: first }: Omit<ShownSample, 'language'> & { language: string },
  verbs: { run: () => void; closed: () => void },
): Workshop {
  const box = wakeBox(code, page === '' && !['html', 'css', 'jsx'].includes(language));
  const { element, field, stage } = box;
  const signs = element.querySelector('.workshop-signs');
  const typed = typedLines(language);
  const reset = () => {
    typed.fill(first);
    typed.follow(code);
  };
  reset();
  signs?.after(typed.element);
  field.onChange(() => typed.follow(field.code()));
  const untilStopped = stopButton(box.run, () => {
    verbs.run();
    stage.reveal();
  });
  box.restore.addEventListener('click', () => {
    field.setCode(code);
    reset();
    verbs.run();
  });
  box.close.addEventListener('click', () => {
    verbs.closed();
    stage.close();
    element.remove();
    button.hidden = false;
    button.focus();
  });
  button.closest('figure')?.after(element);
  button.hidden = true;
  field.focus();
  return {
    box,
    typed: typed.lines,
    untilStopped,
    warn(text) {
      const note = document.createElement('p');
      note.className = 'workshop-note';
      note.textContent = text;
      signs?.after(note);
    },
  };
}

/** Takes back what the buttons of samples in this language say of a download: it has been asked for (U1). */
export function forgetDownload(language: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('.try-out')) {
    if (button.dataset.language !== language) continue;
    delete button.dataset.download;
    button.textContent = 'Essayer';
  }
}

/**
 * The last page of the step before a sample, with the style sheets that the sample goes on; '' for a
 * sample that needs none (U3).
 */
function pageBefore({ dataset }: HTMLElement, before: readonly HTMLElement[]): string {
  if (dataset.workshop !== 'css' && dataset.page === undefined) return '';
  const last = before.findLast((one) => one.dataset.code === 'html');
  const sheets = before.filter((one) => one.dataset.code === 'css');
  const goesOn = sheets.slice(sheets.length - Number(dataset.continue ?? 0));
  return goesOn.map(codeOf).reduce(withStyle, last ? codeOf(last) : '');
}

/** The files that a sample of React imports, as they stand before it in the step: the last of each name. */
function filesOf({ dataset }: HTMLElement, before: readonly HTMLElement[]): Record<string, string> {
  const names = dataset.files?.split(' ') ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const figure = before.findLast((one) => captionOf(one) === name);
      return [name, figure ? codeOf(figure) : ''];
    }),
  );
}

/** The text of a caption, without that of its buttons. */
function captionOf(figure: HTMLElement): string {
  const parts = figure.querySelector('figcaption')?.childNodes ?? [];
  return [...parts].map((one) => (one instanceof Text ? one.data : '')).join('');
}

/** What a reader typed in the result of a sample, which comes before the next sample. */
function typedIn(after: readonly HTMLElement[]): string[] {
  const result = after.find((one) => one.matches('.code, .output'));
  if (!result?.matches('.output')) return [];
  return [...result.querySelectorAll('kbd')].map((one) => one.textContent);
}

function codeOf(figure: HTMLElement): string {
  return figure.querySelector('code')?.textContent ?? '';
}
