import { withStyle } from '../languages/web/document.ts';
import { wakeBox } from '../page/box.ts';
import type { Surroundings } from '../page/engine.ts';
import { isLanguage, LANGUAGES } from '../registry.ts';
import { fetchOwnFile } from './files.ts';
import { decodeSession, sessionPath } from './session.ts';
import { tapped } from './tapped.ts';

/** A sample as it stands in the page. */
interface ShownSample extends Omit<Surroundings, 'before' | 'tests'> {
  code: string;
  /** The lines that its result shows a reader typing. */
  typed: readonly string[];
}

/**
 * Called for « Essayer » under a sample: opens its code in an editor, and runs it in a frame that can
 * reach nothing. In SQL, what comes before it in its step is played first (U1, U2).
 */
export async function openSample(button: HTMLElement): Promise<void> {
  const sample = sampleOf(button);
  const { language, code, page, typed } = sample;
  if (!isLanguage(language)) return;
  const { engine: load, isShown, isStoppable, asks } = LANGUAGES[language];
  await tapped(button, async () => {
    const before = await scriptsBefore(button);
    const start = await load();
    const isConsole = page === '' && !isShown;
    const box = wakeBox(button, { code, isConsole, isStoppable, asks }, { engine: () => engine });
    const fill = () => {
      box.typed.fill(typed);
      box.typed.follow(code);
    };
    box.restore.addEventListener('click', () => {
      box.field.setCode(code);
      fill();
      void box.play();
    });
    fill();
    button.closest('figure')?.after(box.element);
    button.hidden = true;
    box.field.focus();
    const engine = start(box, { ...sample, tests: '', before });
    forgetDownload(language);
    void box.play();
  });
}

/** Takes back what the buttons of samples in this language say of a download: it has been asked for (U1). */
function forgetDownload(language: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('.try-out')) {
    if (button.dataset.language !== language) continue;
    delete button.dataset.download;
    button.textContent = 'Essayer';
  }
}

/** The sample whose button was tapped, and the page that it belongs to. */
export function sampleOf(button: HTMLElement): ShownSample {
  const figure = button.closest('figure') as HTMLElement;
  const figures = [...(figure.closest('.step')?.querySelectorAll<HTMLElement>('figure') ?? [])];
  const at = figures.indexOf(figure);
  const before = figures.slice(0, at);
  return {
    language: button.dataset.sample ? 'sql' : (figure.dataset.workshop ?? ''),
    code: codeOf(figure),
    page: pageBefore(figure, before),
    typed: typedIn(figures.slice(at + 1)),
    files: filesOf(figure, before),
    name: figure.dataset.file,
  };
}

/**
 * The scripts before a sample of SQL in its step, hidden ones too; undefined for any other language.
 * Throws when it does not come.
 */
async function scriptsBefore(button: HTMLElement): Promise<readonly string[] | undefined> {
  const { sample } = button.dataset;
  if (!sample) return undefined;
  const tutorial = button.closest<HTMLElement>('[data-tutorial]')?.dataset.tutorial ?? '';
  const step = button.closest('.step')?.id ?? '';
  const session = await fetchOwnFile(sessionPath(tutorial, step), decodeSession);
  return session.slice(0, Number(sample));
}

/**
 * The last page of the step before a sample, with the style sheets that the sample goes on; '' for a
 * sample that needs none (U3).
 */
function pageBefore({ dataset }: HTMLElement, before: readonly HTMLElement[]): string {
  if (dataset.workshop !== 'css' && dataset.page === undefined) return '';
  const last = before.filter((one) => one.dataset.code === 'html').pop();
  const sheets = before.filter((one) => one.dataset.code === 'css');
  const goesOn = sheets.slice(sheets.length - Number(dataset.continue ?? 0));
  return goesOn.map(codeOf).reduce(withStyle, last ? codeOf(last) : '');
}

/** The files that a sample of React imports, as they stand before it in the step: the last of each name. */
function filesOf({ dataset }: HTMLElement, before: readonly HTMLElement[]): Record<string, string> {
  const names = dataset.files?.split(' ') ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const figure = before.filter((one) => captionOf(one) === name).pop();
      return [name, figure ? codeOf(figure) : ''];
    }),
  );
}

/** The text of a caption, without that of its buttons. */
function captionOf(figure: HTMLElement): string {
  const parts = figure.querySelector('figcaption')?.childNodes ?? [];
  return [...parts].map((one) => (one instanceof Text ? one.data : '')).join('');
}

/** The lines typed in the result of a sample, which comes before the next sample. */
function typedIn(after: readonly HTMLElement[]): string[] {
  const result = after.find((one) => one.matches('.code, .output'));
  if (!result?.matches('.output')) return [];
  return [...result.querySelectorAll('kbd')].map((one) => one.textContent);
}

function codeOf(figure: HTMLElement): string {
  return figure.querySelector('code')?.textContent ?? '';
}
