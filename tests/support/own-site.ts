import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { staticSite } from '../../src/tools/serve/static-server.ts';

export { expect };

/** What a server may send in place of a file. */
export type Fault = (response: ServerResponse) => void;

/** The built site on a server of its own, which a test may break, change and stop. */
export interface OwnSite {
  origin: string;
  /** The files of this site alone, which a test may change: copied when they are first asked for. */
  readonly folder: string;
  /** Requests that reached the server, in order. */
  asked: string[];
  /** Those whose answer is over, whole or cut. */
  ended: string[];
  /** How a path answers from now on; without a fault, as it should. */
  answer: (path: string, fault?: Fault) => void;
  /**
   * Puts another build in the place of this one, in which these pages have changed: all of them, unless
   * the test names their files. The build and they carry this name.
   */
  deploy: (version: string, changed?: readonly string[]) => void;
  stop: () => void;
}

/** No port is named: the tests run side by side. */
export const test = base.extend<{ site: OwnSite }, { scratch: string }>({
  serviceWorkers: 'allow',
  /** Emptied after the last test: a file that was just asked for is perhaps still to be opened. */
  scratch: [
    async ({ browserName: _ }, use) => {
      const scratch = mkdtempSync(join(tmpdir(), 'own-site-'));
      await use(scratch);
      rmSync(scratch, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ page: _, scratch }, use) => {
    let copy: string | undefined;
    const ownFolder = () => {
      if (copy) return copy;
      copy = mkdtempSync(join(scratch, 'site-'));
      cpSync('dist', copy, {
        recursive: true,
        filter: (path) => !/\/(?:media|pagefind)$/.test(path),
      });
      return copy;
    };
    const faults = new Map<string, Fault>();
    const asked: string[] = [];
    const ended: string[] = [];
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      asked.push(pathname);
      response.on('close', () => ended.push(pathname));
      const fault = faults.get(pathname);
      if (fault) fault(response);
      else staticSite(copy ?? 'dist')(request, response);
    });
    const port = await listen(server);
    await use({
      origin: `http://localhost:${port}`,
      get folder() {
        return ownFolder();
      },
      asked,
      ended,
      answer: (path, fault) => (fault ? faults.set(path, fault) : faults.delete(path)),
      deploy: (version, changed) => {
        rename(ownFolder(), version, changed);
      },
      stop: () => stop(server),
    });
    stop(server);
  },
});

/** The page is shown, its worker in charge, and what it has told the worker is put away. */
export async function visit(page: Page, site: OwnSite, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await settle(page, new URL(path, site.origin).pathname);
}

export async function settle(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => stored(page)).toContain(path);
  await expect
    .poll(async () => {
      const [kept, loaded] = await Promise.all([stored(page), loadedAssets(page)]);
      return loaded.filter((asset) => !kept.includes(asset));
    })
    .toEqual([]);
}

/** Every path that the device holds. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

function loadedAssets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/_astro\//.test(pathname))
      .map(({ pathname }) => pathname),
  );
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** As a build whose content changed: pages and the worker carry another name. */
function rename(folder: string, version: string, changed?: readonly string[]): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files)
    if (/^sw\.js\.|\.html\.(?:br|gz)$/.test(file)) rmSync(join(folder, file));
  const worker = join(folder, 'sw.js');
  // The only text of eight hexadecimal digits is the build's own name.
  let code = readFileSync(worker, 'utf8').replace(/(["'`])[\da-f]{8}\1/, `"${version}"`);
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    if (changed && !changed.includes(file)) continue;
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const [place, old] = /data-version="(\w+)"/.exec(html) ?? [];
    if (!place || !old) continue;
    writeFileSync(path, html.replace(place, `data-version="${version}"`));
    code = code.replaceAll(old, version);
  }
  writeFileSync(worker, code);
}
