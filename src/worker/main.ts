import { oldCaches, pagesCache } from '../rules/offline/cache-names.ts';
import { kindOf, OFFLINE_PATH } from '../rules/offline/requests.ts';
import { type FetchEvent, type MessageEvent, workerScope } from './scope.ts';
import { find, holds, keep } from './store.ts';

/** The build's own: its name, and the files of `/hors-ligne` (`build/service-worker.ts`). */
declare const BUILD_VERSION: string;
declare const OFFLINE_FILES: readonly string[];

/** A network that hangs: a page of the device is shown in place of nothing. */
const PATIENCE_MS = 3_000;
/** With nothing on the device, a slow network gets ten times longer. */
const LIMIT_MS = 30_000;
/** « Script chunk load time-out 120000 ms » (section 9). */
const ASSET_LIMIT_MS = 120_000;

const scope = workerScope();
const current = pagesCache(BUILD_VERSION);

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(remember(event)));
scope.addEventListener('fetch', (event) => {
  const { headers, method, mode, url } = event.request;
  const isNavigation = mode === 'navigate';
  const { origin } = scope.location;
  const kind = kindOf({ hasRange: headers.has('Range'), isNavigation, method, origin, url });
  if (kind === 'asset') event.respondWith(fromDevice(event));
  else if (kind) event.respondWith(fromNetwork(event, kind === 'page'));
});

async function install(): Promise<void> {
  await scope.skipWaiting();
  await caches.open(current);
}

/** Old builds go; pages that an older build has made are told of this one. */
async function activate(): Promise<void> {
  const old = oldCaches(await caches.keys(), current);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
  for (const client of await scope.clients.matchAll()) client.postMessage(BUILD_VERSION);
}

/**
 * A page and what it has loaded before this worker could see it: all of it lies in the browser's own
 * cache already, so nothing is downloaded twice. `/hors-ligne` alone is fetched ahead, and not for who
 * pays for every kilobyte; it comes after its scripts, without which it cannot list what is kept.
 */
async function remember({ data, source }: MessageEvent): Promise<void> {
  const { origin } = scope.location;
  const seen = [source.url, ...data.files].map(async (url, index) => {
    const kind = kindOf({ hasRange: false, isNavigation: !index, method: 'GET', origin, url });
    if (kind) await complete(url, 'force-cache');
  });
  await Promise.all(seen);
  if (data.savesData) return;
  await Promise.all(OFFLINE_FILES.map((path) => complete(path)));
  await complete(OFFLINE_PATH);
}

/** Fetches and keeps what this build's pages lack on the device. */
async function complete(url: string, cache: RequestCache = 'default'): Promise<void> {
  if (await holds(current, pathOf(url))) return;
  const answer = await fetch(url, { cache }).catch(() => undefined);
  if (answer) await keep(current, pathOf(url), answer);
}

/** Hashed files never change. One that only an older build holds is taken over into this one. */
async function fromDevice(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const own = await (await caches.open(current)).match(path, { ignoreVary: true });
  if (own) return own;
  const answer =
    (await find(path)) ??
    (await fetch(event.request, { signal: AbortSignal.timeout(ASSET_LIMIT_MS) }));
  event.waitUntil(keep(current, path, answer.clone()));
  return answer;
}

/** The network first; then the device, for a network that fails or hangs; at last `/hors-ligne`. */
async function fromNetwork(event: FetchEvent, isPage: boolean): Promise<Response> {
  const path = pathOf(event.request.url);
  const answer = fetch(event.request);
  const fresh = answer.catch(() => undefined);
  event.waitUntil(fresh.then((one) => one && keep(current, path, one.clone())));
  const first = await Promise.race([fresh, after(PATIENCE_MS)]);
  if (first) return first;
  const stored = await find(path);
  if (stored) return stored;
  const late = await Promise.race([fresh, after(LIMIT_MS)]);
  if (late) return late;
  // What is not on the device either ends as the browser ends it.
  return (isPage && (await find(OFFLINE_PATH))) || answer;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}

function pathOf(url: string): string {
  return new URL(url, scope.location.origin).pathname;
}
