import type { Page } from '@playwright/test';
import type { WorkshopNews } from '../../../../src/workshop/frame/messages.ts';
import { neededFiles } from '../../../../src/workshop/languages/react/imports.ts';
import { reactShown } from '../../../../src/workshop/languages/react/page.ts';
import { inJavaScript } from '../../../../src/workshop/languages/typescript/in-javascript.ts';
import { workshopDocument } from '../../../../src/workshop/languages/web/document.ts';
import { readFile } from '../../read/folder.ts';
import { plainTyped } from '../../read/typed.ts';
import { difference } from '../../run/compare.ts';
import type { Job } from '../../run/technology.ts';
import { openPage, visibleText } from '../chromium.ts';
import { openWorkshop, playInWorkshop } from './python-frame.ts';
import { newsOf, reactLibrary, withFrame } from './workshop-tests.ts';

/** A script does not say when it ends: what has not been shown by then is not shown. */
const LIMIT_MS = 10_000;
/** Of a sample that the page offers to try, not to be shown is a fault. */
const PROMISED_MS = 50_000;
/** Between two looks at a component that has not drawn what is expected. */
const TURN_MS = 50;

let python: Promise<Page> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** What the workshop of Python shows of a sample, as the page gives it: alone, with the lines that are typed. */
export function tryPython({ sample, typed }: Job): Promise<string> {
  const shown = queue.then(async () => {
    if (!python || (await python).isClosed()) python = openPython();
    const { text: code } = sample;
    const news = await playInWorkshop(await python, { kind: 'run', code, typed });
    return textOf(news);
  });
  queue = shown.catch(() => {});
  return shown;
}

async function openPython(): Promise<Page> {
  const page = await openPage();
  await openWorkshop(page);
  return page;
}

/** What the workshop shows of a program in JavaScript or TypeScript; nothing of one that must fail. */
export async function tryScript({ sample, typed }: Job): Promise<string | undefined> {
  if (sample.mustFail) return undefined;
  const tried = { code: sample.text, page: '', typed };
  const script =
    sample.language === 'typescript'
      ? inJavaScript({ ...tried, language: 'typescript' as const })
      : { ...tried, language: 'javascript' as const };
  if ('line' in script) return script.text;
  const expected = plainTyped(sample.output?.text ?? '');
  const isWhole = (_: unknown, all: readonly WorkshopNews[]) => !difference(expected, textOf(all));
  const isLast = (one: WorkshopNews, all: readonly WorkshopNews[]) =>
    one.kind === 'error' || isWhole(one, all);
  return textOf(
    await newsOf(workshopDocument(script), sample.isTried ? PROMISED_MS : LIMIT_MS, isLast),
  );
}

/**
 * What the workshop shows of a component: its text, then the console; nothing of one that goes on from
 * another, or that a writer does not offer and imports what the workshop has not.
 */
export async function tryReact({ sample, folder }: Job): Promise<string | undefined> {
  const { text: code, file: name = 'exemple.jsx', chain, mustFail, isTried } = sample;
  if (mustFail || chain.length > 0) return undefined;
  const texts = Object.keys(folder).map((one) => [one, String(readFile(folder, one))] as const);
  const known = Object.fromEntries(texts);
  const needed = neededFiles({ name, code }, known);
  if (!needed) return isTried ? 'L’atelier n’a pas ce que cet exemple importe.' : undefined;
  const files = Object.fromEntries(needed.map((one) => [one, known[one] ?? '']));
  const shown = reactShown({ code, files, name }, await reactLibrary());
  if ('line' in shown) return shown.text;
  const expected = plainTyped(sample.output?.text ?? '');
  const news: WorkshopNews[] = [];
  return withFrame(
    shown,
    (one) => news.push(one),
    async (page) => {
      const end = performance.now() + (isTried ? PROMISED_MS : LIMIT_MS);
      for (;;) {
        const [, frame] = page.frames();
        const seen = frame && (await visibleText(frame));
        const text = [seen, textOf(news)].filter(Boolean).join('\n');
        const isEnd = performance.now() > end || news.some(({ kind }) => kind === 'error');
        if (isEnd || !difference(expected, text)) return text;
        await page.waitForTimeout(TURN_MS);
      }
    },
  );
}

function textOf(news: readonly { kind: string; text?: string }[]): string {
  return news
    .flatMap(({ kind, text }) => (kind === 'log' || kind === 'error' ? [text] : []))
    .join('\n');
}
