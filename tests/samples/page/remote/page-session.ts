import type { Page } from '@playwright/test';
import { violations } from '../../../support/axe.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import type { AnswerQuestion } from '../../sandbox/channel.ts';
import { findCssFaults } from '../../technologies/css/css-faults.ts';
import { findHtmlFaults } from '../../technologies/html/html-faults.ts';
import { openPage, withPage } from '../chromium.ts';
import { consoleText } from '../console-text.ts';
import { PHONE_VIEWPORT, type ServedPage } from '../served-page.ts';
import { ANSWER_MS, answerBy, answered, PATIENCE_MS, reasonOf } from './page-answers.ts';
import { type Call, perform } from './page-calls.ts';

/** The page that the tests of an exercise drive: opened anew for each test. */
interface PageSession {
  readonly answer: AnswerQuestion;
  /** The errors of the console as the page opens. */
  errorsAtStart(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Makes the session of one page. It is opened by `errorsAtStart`, then again before each test. */
export function openPageSession(folder: Folder, served: ServedPage): PageSession {
  let page: Page | undefined;
  let errors: string[] = [];
  const services: Readonly<Record<string, () => unknown>> = {
    open,
    errors: () => errors,
    validate: () => validate(folder, page),
    axe: () => page && violations(page),
  };

  async function open(): Promise<void> {
    await close();
    errors = [];
    page = await openPage({ viewport: PHONE_VIEWPORT });
    page.setDefaultTimeout(PATIENCE_MS);
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(consoleText(message)),
    );
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**', served.answer);
    await page.goto(served.address, { timeout: ANSWER_MS });
  }

  async function close(): Promise<void> {
    await page?.context().close();
    page = undefined;
  }

  async function reply([first, ...calls]: readonly Call[]): Promise<unknown> {
    if (first?.name === 'page' && page) {
      const value = await perform(page, calls);
      await waitForFrame(page);
      return value;
    }
    return services[first?.name ?? '']?.();
  }

  return {
    close,
    async errorsAtStart() {
      try {
        await answered(open());
        return errors;
      } catch (error) {
        return [reasonOf(error)];
      }
    },
    answer: answerBy(reply),
  };
}

/** Waits for the next frame: a framework may only then draw what a click has changed. */
async function waitForFrame(page: Page): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // The call may have gone to another page.
  await page.evaluate(frame).catch(() => {});
}

/** The faults of the style sheet or the page of the exercise, else of the HTML that it shows. */
async function validate(folder: Folder, shown: Page | undefined): Promise<string[]> {
  const sheet = readFile(folder, 'exercice.css');
  const text =
    readFile(folder, 'exercice.html') ??
    (await shown?.locator('body').innerHTML({ timeout: ANSWER_MS }));
  if (!sheet) return findHtmlFaults(String(text));
  const [faults = []] = await withPage((page) => page.evaluate(findCssFaults, [String(sheet)]));
  return faults;
}
