import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
// Without the fixture of the site: the code of a reader breaks its own policy, and the browser says so.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { pauseName } from '../../src/rules/tutorial/exercises.ts';
import { namesOfTests } from '../../src/workshop/build.ts';
import { SITE } from './addresses.ts';

/** A reader who has agreed: what passes is kept. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addCookies([{ name: 'rgpd_consent', value: 'true', url: SITE }]);
    await use(context);
  },
});

export const SUCCESS = /^Exercice \d réussi, \d sur 6\.$/;

/** An exercise of the site, with what its writer wrote. */
export interface WrittenExercise {
  tutorial: string;
  name: string;
  starter: string;
  solution: string;
  /** How many tests it has. */
  count: number;
}

/** The first exercise of a tutorial whose starter has this extension, by its folder's number. */
export function exerciseIn(tutorial: string, extension: string): WrittenExercise {
  const [starter] = globSync(
    `content/tutorials/${tutorial}/exercises/*/starter.${extension}`,
  ).sort();
  if (!starter) throw new Error(`no exercise of ${tutorial} starts from .${extension}`);
  return written(starter);
}

/** The first pause of each tutorial that has some, where the page can verify it (U24). */
export function firstPauses(): WrittenExercise[] {
  const all = globSync('content/tutorials/*/pauses/1-*/starter.{html,css,js,jsx,ts,py,sql}');
  return all.sort().map((starter) => {
    const pause = written(starter);
    return { ...pause, name: pauseName(pause.name) };
  });
}

function written(starter: string): WrittenExercise {
  const folder = dirname(starter);
  const extension = extname(starter);
  const [tests = ''] = globSync(`${folder}/tests.*`);
  return {
    tutorial: basename(dirname(dirname(folder))),
    name: basename(folder),
    starter: readFileSync(starter, 'utf8'),
    solution: readFileSync(`${folder}/solution${extension}`, 'utf8'),
    count: namesOfTests(readFileSync(tests, 'utf8'), extension === '.py' ? 'python' : 'javascript')
      .length,
  };
}

export function exerciseAddress({ tutorial }: WrittenExercise): string {
  return `/ressources/${tutorial}?tabs=exos`;
}

/** The exercise on the page of its tutorial. */
export function sectionOf(page: Page, { name }: WrittenExercise): Locator {
  return page.locator('.exercise').filter({ has: page.locator(`[data-exercise="${name}"]`) });
}

/** Opens the bench and waits for its editor: what is typed before goes to the plain field. */
export async function openWithEditor(bench: ReturnType<typeof benchOf>): Promise<void> {
  await bench.open.click();
  await expect(bench.editor).toBeFocused();
}

/** The bench of an exercise, open on its page with its editor. */
export async function openBench(page: Page, exercise: WrittenExercise) {
  await page.goto(exerciseAddress(exercise));
  const bench = benchOf(sectionOf(page, exercise));
  await openWithEditor(bench);
  return bench;
}

/** The paths that a page asks for from now on. */
export function pathsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The next pages are those of a reader who saves data. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** What the bench holds, by the names that its reader has for it. */
export function benchOf(section: Locator) {
  const box = section.locator('.workshop');
  const button = (name: string) => box.getByRole('button', { name, exact: true });
  return {
    open: section.getByRole('button', { name: /^Ouvrir l’atelier/ }),
    /** Where one types: the coloured editor, or the plain field. */
    field: section.getByRole('textbox', { name: 'Ton code' }),
    /** The plain field, which holds the same code whichever is shown. */
    code: section.locator('.workshop > textarea'),
    /** The coloured editor, once it has come. */
    editor: section.locator('.cm-content'),
    /** The line that the editor marks. */
    faulty: section.locator('.cm-line.is-faulty'),
    typed: section.getByLabel('Ce que tu tapes quand le programme le demande'),
    stop: button('Arrêter'),
    status: section.locator('.workshop-status'),
    signs: box.getByRole('toolbar', { name: 'Signes', includeHidden: true }),
    console: section.getByRole('log', { name: 'Console' }),
    check: button('Vérifier'),
    run: button('Exécuter'),
    close: button('Fermer l’atelier'),
    wrong: section.locator('.is-wrong'),
    right: section.locator('.is-right'),
  };
}
