import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, inRounds, median, onColdPhone, withBrowser } from './cold.ts';
import { SITE } from './site.ts';

const PAGES = [
  '/',
  '/ressources',
  '/ressources/python',
  '/ressources/python?tabs=bases',
  '/ressources/javascript',
  '/ressources/spring',
  '/conseils',
  '/seller',
  '/course?id=python-premiers-scripts',
  '/v2/course?formationId=python-premiers-scripts',
];
/** In milliseconds after the load: what wakes up when the page is idle has run. */
const QUIET_MS = 2_500;
/** A phone's network, 1.6 Mbit/s. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** The title that is seen; in a bare page the first line. */
const TITLE = 'main :is(h1, h2):not(.visually-hidden), body > p';

/** What a page costs to open, in milliseconds. */
interface Opening {
  title: number;
  largestPaint: number;
  /** All that the main thread does until the page is quiet. */
  work: number;
  longest: number;
}

declare global {
  interface Window {
    /** Milliseconds, written by `observe`. */
    openingTimes: Omit<Opening, 'work'>;
  }
}

/**
 * What a page costs to open, cold, against a bare page with the same text, on a processor made four times slower and
 * a network of 1.6 Mbit/s. Medians of five rounds.
 */
export async function run(): Promise<void> {
  await withBrowser(async (browser) => {
    for (const path of PAGES) console.log(await lineOf(browser, path));
  });
}

async function lineOf(browser: Browser, path: string): Promise<string> {
  const bareSite = await serveBare(await textOf(browser, path));
  const rounds = await inRounds(async () => ({
    own: await open(browser, SITE + path),
    bare: await open(browser, bareSite.address),
  }));
  bareSite.close();
  const middle = (page: 'own' | 'bare', fact: keyof Opening) =>
    median(rounds.map((round) => round[page][fact]));
  const ratio = (fact: keyof Opening) => (middle('own', fact) / middle('bare', fact)).toFixed(2);
  const both = (fact: keyof Opening) =>
    `${middle('own', fact).toFixed(0)} ms (page nue ${middle('bare', fact).toFixed(0)} ms)`;
  return (
    `Ouvrir ${path}, processeur ${CPU_SLOWDOWN} fois ralenti : titre ${ratio('title')} et plus grand affichage ` +
    `${ratio('largestPaint')} fois la page nue, travail ${both('work')}, tâche la plus longue ${both('longest')}`
  );
}

/** The lines that a reader sees, as paragraphs. */
async function textOf(browser: Browser, path: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, a line for each block
  const lines = (await page.locator('body').innerText()).split('\n').filter(Boolean);
  await page.close();
  const escaped = lines.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
  return escaped.map((line) => `<p>${line}</p>`).join('');
}

/** Opens a page with nothing in the cache. */
function open(browser: Browser, address: string): Promise<Opening> {
  return onColdPhone(browser, NETWORK, async (page, session) => {
    await session.send('Performance.enable');
    await page.addInitScript(observe, TITLE);
    await page.goto(address, { waitUntil: 'load' });
    const loaded = await page.evaluate(() => performance.now());
    await page.waitForFunction((end) => performance.now() > end, loaded + QUIET_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    return { ...(await page.evaluate(() => window.openingTimes)), work };
  });
}

/** Serves a page with the text alone, compressed as the site's pages are. */
async function serveBare(text: string) {
  const head = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page nue</title>';
  const viewport = '<meta name="viewport" content="width=device-width">';
  const body = brotliCompressSync(`${head}${viewport}<body>${text}`);
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br' };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}

/** In the page, before anything of it: notes long tasks, the largest paint, and the first frame with the title. */
function observe(title: string): void {
  const times = { title: 0, largestPaint: 0, longest: 0 };
  window.openingTimes = times;
  const note = ({ entryType, startTime, duration }: PerformanceEntry) => {
    if (entryType === 'longtask') times.longest = Math.max(times.longest, duration);
    else times.largestPaint = startTime;
  };
  for (const type of ['longtask', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  }
  const look = () => {
    if (document.querySelector(title)?.checkVisibility()) times.title = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

if (import.meta.main) await run();
