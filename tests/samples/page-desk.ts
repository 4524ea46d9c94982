import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { openPage, withPage } from './chromium.ts';
import { findCssFaults } from './css-faults.ts';
import type { Ask } from './dialogue.ts';
import { type Folder, readFile } from './folder.ts';
import { findHtmlFaults } from './html-faults.ts';
import { inTime } from './in-time.ts';
import { type Call, perform } from './page-calls.ts';
import { sceneAt } from './scene.ts';

/** A cheap phone. */
const VIEWPORT = { width: 360, height: 740 };
/** Waiting for an element that does not come; then for an answer of a page that is stuck. */
const PATIENCE_MS = 2_000;
const ANSWER_MS = 10_000;

/** Who opens the page for each test, and does there what the test asks. */
interface Desk {
  readonly ask: Ask;
  /** What the console says of the page before anyone touches it. */
  errorsAtStart(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Shows the page `start` of a folder. */
export function openDesk(folder: Folder, start: string): Desk {
  let page: Page | undefined;
  let errors: string[] = [];
  const services: Readonly<Record<string, () => unknown>> = {
    open,
    errors: () => errors,
    validate: () => validate(folder),
    axe: () => page && violations(page),
  };

  async function open(): Promise<void> {
    await close();
    errors = [];
    const scene = sceneAt(start, folder);
    page = await openPage({ viewport: VIEWPORT });
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**', scene.answer);
    await page.goto(scene.address, { timeout: ANSWER_MS });
  }

  async function close(): Promise<void> {
    await page?.context().close();
    page = undefined;
  }

  async function reply([first, ...calls]: readonly Call[]): Promise<unknown> {
    if (first?.name === 'page' && page) return perform(page, calls);
    return services[first?.name ?? '']?.();
  }

  return {
    close,
    async errorsAtStart() {
      try {
        await inTime(open(), ANSWER_MS, late);
        return errors;
      } catch (error) {
        return [reasonOf(error)];
      }
    },
    async ask(question) {
      try {
        return { value: await inTime(reply(JSON.parse(question)), ANSWER_MS, late) };
      } catch (error) {
        return { error: reasonOf(error) };
      }
    },
  };
}

/** What `validate()` says: of the style sheet when the exercise is one, else of the page. */
async function validate(folder: Folder): Promise<string[]> {
  const sheet = readFile(folder, 'exercice.css');
  if (!sheet) return findHtmlFaults(String(readFile(folder, 'exercice.html')));
  const [faults = []] = await withPage((page) => page.evaluate(findCssFaults, [String(sheet)]));
  return faults;
}

function late(): never {
  throw new Error('la page ne répond plus : cherche la boucle sans fin');
}

/** The first line of what Playwright says, and the element that it waited for. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(text).replace(/Call log:\s*- /, '');
}
