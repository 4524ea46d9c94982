import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { exerciseLanguage, namesOfTests } from '../../../../src/workshop/build.ts';
import { frameHtml, PAGE_POLICY } from '../../../../src/workshop/frame/frame-html.ts';
import {
  readWorkshopNews,
  type WorkshopCheck,
  type WorkshopNews,
  type WorkshopPage,
} from '../../../../src/workshop/frame/messages.ts';
import { type Fault, faultIn } from '../../../../src/workshop/frame/words.ts';
import { WORKSHOP_PATH } from '../../../../src/workshop/frame-paths.ts';
import { OWN_FILE, reactCheck } from '../../../../src/workshop/languages/react/page.ts';
import { inJavaScript } from '../../../../src/workshop/languages/typescript/in-javascript.ts';
import { withPictures, workshopCheck } from '../../../../src/workshop/languages/web/check.ts';
import { workshopDocument } from '../../../../src/workshop/languages/web/document.ts';
import { compiled } from '../../../build/vite/compiled.ts';
import { notRun, runOfVerdicts } from '../../exercises/test-report.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import type { TestRun } from '../../run/technology.ts';
import { openPage } from '../chromium.ts';

/** For all the tests of an exercise: the frame itself stops a loop. */
const LIMIT_MS = 300_000;
const HOST = 'https://exemple.test/';
const FRAME = fileURLToPath(
  import.meta.resolve('../../../../src/workshop/languages/web/frame-program.ts'),
);
const LIBRARY = fileURLToPath(
  import.meta.resolve('../../../../src/workshop/languages/react/library.ts'),
);
/** What a program in React finds beside it. */
const BESIDE = /^(?!(?:exercice|solution|tests)\.).+\.(?:jsx?|css|json)$/;
const EXTENSIONS = { html: 'html', css: 'css', javascript: 'js', typescript: 'ts' };

const FROM_OUTSIDE =
  'ces tests conduisent une page de l’extérieur (page, axe, validate) — écris-les pour le cadre de l’atelier : un, texte, toucher… de ./navigateur.js';

let frame: Promise<string> | undefined;
let library: Promise<string> | undefined;

/**
 * Runs the tests of an exercise as the page of the tutorial does: in the frame of the workshop, under
 * its own policy, in Chromium. The names that it tells must be those that the page lists.
 */
export async function runWorkshopTests(
  folder: Folder,
  language: keyof typeof EXTENSIONS,
): Promise<TestRun> {
  const read = (name: string) => String(readFile(folder, name) ?? '');
  const tests = read(language === 'typescript' ? 'tests.ts' : 'tests.js');
  const code = read(`exercice.${EXTENSIONS[language]}`);
  if (language === 'css' && !folder['page.html'])
    return notRun('il manque page.html, la page que l’on teste');
  const page =
    language === 'css' ? withPictures(read('page.html'), (name) => folder[name] && read(name)) : '';
  const exercise =
    language === 'typescript'
      ? inJavaScript({ language, code, page, tests })
      : { language, code, page, tests };
  if ('line' in exercise) return notRun(`exercice.ts:${exercise.line} : ${wordsOf(exercise)}`);
  return runCheck(
    workshopCheck(exercise, workshopDocument(exercise)),
    namesOfTests(tests, language),
  );
}

/** The same of an exercise in React: `library` is the text that the page fetches for it. */
export async function runReactTests(folder: Folder): Promise<TestRun> {
  const read = (name: string) => String(readFile(folder, name) ?? '');
  const beside = Object.keys(folder).filter((name) => BESIDE.test(name));
  const files = Object.fromEntries(beside.map((name) => [name, read(name)]));
  const tests = read('tests.js');
  if (!exerciseLanguage(['starter.jsx'], tests)) return notRun(FROM_OUTSIDE);
  const program = { code: read(OWN_FILE), files, tests };
  const check = reactCheck(program, await reactLibrary());
  if ('line' in check) return notRun(`${check.file}:${check.line} : ${wordsOf(check)}`);
  return runCheck(check, namesOfTests(tests, 'jsx'));
}

/** The text that the frame runs before a program in React. */
export function reactLibrary(): Promise<string> {
  library ??= textOf(LIBRARY, '__react');
  return library;
}

/** A fault in French, then as the browser or the parser says it. */
function wordsOf({ text, message }: Fault): string {
  return message ? `${text} ${message}` : text;
}

async function runCheck(check: WorkshopCheck, names: readonly string[]): Promise<TestRun> {
  const news = await newsOf(check, LIMIT_MS, ({ kind }) => kind === 'end');
  const verdicts = news.filter((one) => one.kind === 'verdict');
  if (verdicts.length === 0) {
    const errors = news.flatMap((one) =>
      one.kind === 'error' ? [wordsOf(faultIn(one.text))] : [],
    );
    return notRun(errors[0] ?? 'interrompu : une boucle ou un test ne finit pas');
  }
  return runOfVerdicts(verdicts, names);
}

/** All that the frame tells until this one is told, or until it has not been for so long. */
export function newsOf(
  told: WorkshopCheck | string,
  limit: number,
  isLast: (news: WorkshopNews, all: readonly WorkshopNews[]) => boolean,
): Promise<WorkshopNews[]> {
  const news: WorkshopNews[] = [];
  const ended = Promise.withResolvers<void>();
  const hear = (one: WorkshopNews) => {
    news.push(one);
    if (isLast(one, news)) ended.resolve();
  };
  return withFrame(told, hear, async () => {
    const timer = setTimeout(ended.resolve, limit);
    await ended.promise;
    // The command would not end before it.
    clearTimeout(timer);
    return news;
  });
}

/** Gives this to the frame, as the page of the tutorial does, and looks at it. */
export async function withFrame<Result>(
  told: WorkshopCheck | WorkshopPage | string,
  heard: (news: WorkshopNews) => void,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  frame ??= textOf(FRAME);
  const body = frameHtml({ title: 'Atelier', policy: PAGE_POLICY, program: await frame });
  const page = await openPage({ viewport: { width: 1_400, height: 900 } });
  try {
    await page.route('**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const isFrame = path === WORKSHOP_PATH;
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: isFrame ? body : '<!doctype html>',
      });
    });
    await page.exposeFunction('hear', (message: unknown) => {
      const one = readWorkshopNews(message);
      if (one) heard(one);
    });
    await page.goto(HOST);
    await page.evaluate(hostFrame, [WORKSHOP_PATH, told] as const);
    return await look(page);
  } finally {
    await page.context().close();
  }
}

/** What the page of the tutorial does, in the page: it runs there, so it holds all it needs. */
function hostFrame([path, told]: readonly [string, WorkshopCheck | WorkshopPage | string]): void {
  const iframe = document.createElement('iframe');
  iframe.setAttribute('sandbox', 'allow-scripts allow-forms');
  Object.assign(iframe.style, { width: '360px', height: '740px', border: '0' });
  window.addEventListener('message', ({ data, source }) => {
    if (source !== iframe.contentWindow) return;
    if (data.kind === 'ready') iframe.contentWindow?.postMessage(told, '*');
    if (data.kind === 'size')
      Object.assign(iframe.style, { width: `${data.width}px`, height: `${data.height}px` });
    (window as unknown as { hear: (message: unknown) => void }).hear(data);
  });
  iframe.src = path;
  document.body.append(iframe);
}

async function textOf(file: string, name?: string): Promise<string> {
  return (await compiled(file, name)).code;
}
