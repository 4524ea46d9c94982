import type { ConsoleMessage, Dialog, Page } from '@playwright/test';
import type { Sample } from '../read/sample.ts';
import { typedLine } from '../read/typed.ts';
import type { Job, Limit, Outcome } from '../run/technology.ts';
import { drive } from './check.ts';
import { visibleText, withPage } from './chromium.ts';
import { consoleText } from './console-text.ts';
import { type Requests, watchRequests } from './requests.ts';
import { SAMPLE_START, type ServedPage, serveJob } from './served-page.ts';
import { withTimeLimit } from './time-limit.ts';

const BEFORE = new Date('2026-11-20T11:59:00Z');
const START = new Date('2026-11-20T12:00:00Z');
/** How far the clock of the page is moved once it is loaded. This costs no real time. */
const CLOCK_MS = 5_000;
const TURN_MS = 20;
const MAX_TURNS = 50;
const OUTPUT_LIMIT = 256 * 1_024;
/** No limit on processor time tells a slow browser from an endless page. */
const PAGE_LIMIT_MS = 60_000;

/** The console lines of a page, and its errors. */
interface Notes {
  readonly logs: string[];
  readonly errors: string[];
}

/** Shows the page that a reader has and returns what is seen: the visible text, then the console. */
export async function runPage(job: Job, served = serveJob(job)): Promise<Outcome> {
  const notes: Notes = { logs: [], errors: [] };
  // A page that never ends keeps its renderer busy until its context is closed, as `withPage` does.
  const late = (): Seen => ({ text: '', limit: 'time' });
  const seen = await withPage((page) =>
    withTimeLimit(look(page, served, job, notes), PAGE_LIMIT_MS, late),
  );
  const logs = notes.logs.slice(notes.logs.lastIndexOf(SAMPLE_START) + 1);
  // A check without output only asserts.
  const isSilent = job.sample.kind === 'check' && !job.sample.output;
  const lines = isSilent ? [] : [seen.text, ...logs];
  const output = lines.filter((line) => line !== '').join('\n');
  const limit = output.length > OUTPUT_LIMIT ? 'output' : seen.limit;
  return {
    output,
    message: notes.errors.join('\n'),
    isFailure: notes.errors.length > 0,
    folder: job.folder,
    ...(limit && { limit }),
  };
}

interface Seen {
  readonly text: string;
  readonly limit?: Limit;
}

/** Opens the page, lets its timers run, then runs the check if there is one. */
export async function showPage(page: Page, served: ServedPage, job: Job, notes: Notes) {
  await page.clock.install({ time: BEFORE });
  // Only `settle` moves the clock, so a busy machine sees what an idle one sees.
  await page.clock.pauseAt(START);
  if (served.viewport) await page.setViewportSize(served.viewport);
  await page.route('**', served.answer);
  page.on('console', (message) => note(message, notes));
  page.on('pageerror', (error) => notes.errors.push(error.stack || String(error)));
  const typed = [...job.typed];
  page.on('dialog', (dialog) => reply(dialog, typed, notes));
  const requests = watchRequests(page);
  // The whole look has its limit.
  await page.goto(served.address, { timeout: 0 });
  await settle(page, requests);
  const limit = job.sample.kind === 'check' ? await check(page, job, notes, requests) : undefined;
  const untold = requests.failures.filter((line) => !notes.errors.includes(line));
  notes.errors.push(...untold);
  return limit;
}

/** Runs the check. What the page logged before it is not repeated. */
async function check(page: Page, job: Job, notes: Notes, requests: Requests) {
  notes.logs.push(SAMPLE_START);
  const { message, limit } = await drive(page, job);
  if (message !== undefined) notes.errors.unshift(message);
  if (!limit) await settle(page, requests);
  return limit;
}

async function look(page: Page, served: ServedPage, job: Job, notes: Notes): Promise<Seen> {
  const limit = await showPage(page, served, job, notes);
  if (limit) return { text: '', limit };
  if (job.sample.language === 'css') return { text: await computed(page, job.sample) };
  return { text: await visibleText(page) };
}

/** Lets the timers of the page run and its requests get their answers. */
async function settle(page: Page, { open }: Requests): Promise<void> {
  await page.clock.runFor(CLOCK_MS);
  for (let turn = 0; turn < MAX_TURNS && open.size > 0; turn += 1) {
    await page.clock.runFor(TURN_MS);
  }
}

function note(message: ConsoleMessage, { logs, errors }: Notes): void {
  // What the page says itself is told by its words; only the browser's own messages need an address.
  const url = message.args().length > 0 ? '' : message.location().url;
  if (message.type() === 'error') errors.push(`${consoleText(message)} ${url}`.trim());
  else logs.push(consoleText(message));
}

/** Answers a dialog: closes `alert`, accepts `confirm` if « OK » is typed, gives `prompt` the next typed line. */
async function reply(dialog: Dialog, typed: string[], { logs }: Notes): Promise<void> {
  const isQuestion = dialog.type() !== 'alert';
  const key = isQuestion ? typed.shift() : undefined;
  logs.push(key === undefined ? dialog.message() : `${dialog.message()} ${typedLine(key)}`);
  if (!isQuestion || (key !== undefined && (dialog.type() === 'prompt' || key === 'OK'))) {
    await dialog.accept(key);
  } else await dialog.dismiss();
}

/** Answers each line of the output, `h1 { color: … }`, in the same form with the computed value. */
async function computed(page: Page, { output }: Sample): Promise<string> {
  const questions = (output?.text ?? '').split('\n').filter((line) => line.trim() !== '');
  const answers = questions.map(async (question) => {
    const [, selector, property] = /^(.+?)\s*\{\s*([\w-]+):.*\}$/.exec(question.trim()) ?? [];
    if (!selector || !property) return 'écris : sélecteur { propriété: valeur }';
    const element = page.locator(selector).first();
    const found = await element.count().catch(() => undefined);
    if (found === undefined) return `${selector} : ce n’est pas un sélecteur`;
    if (found === 0) return `${selector} : aucun élément de la page`;
    const value = await element.evaluate((one, name) => {
      // A transition that began with the page would give an intermediate value.
      for (const motion of document.getAnimations()) {
        if (motion instanceof CSSTransition) motion.finish();
      }
      return getComputedStyle(one).getPropertyValue(name);
    }, property);
    return `${selector} { ${property}: ${value} }`;
  });
  return (await Promise.all(answers)).join('\n');
}
