import { oldCaches } from '../rules/offline/cache-names.ts';
import { keptPath, kindOf, OFFLINE_PATH } from '../rules/offline/requests.ts';
import { type FetchEvent, type MessageEvent, workerScope } from './scope.ts';
import { CURRENT, find, findIn, keep } from './store.ts';

/** The names of this build's pages, and the files of `/hors-ligne`; the build fills them in. */
declare const PAGE_VERSIONS: string;
declare const OFFLINE_FILES: readonly string[];

/** In milliseconds: after this a page of the device is shown instead of waiting (K2). */
const PATIENCE_MS = 3_000;
/** In milliseconds: how long a slow network is waited for when the device has nothing (K2). */
const LIMIT_MS = 30_000;
/** In milliseconds: how long a hashed file is waited for (X6). */
const ASSET_LIMIT_MS = 120_000;
/** This status and those above say nothing of the page. */
const SERVER_IS_DOWN = 500;

const scope = workerScope();

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
  await caches.open(CURRENT);
}

/** Deletes the caches of old builds, and tells open pages which ones this build has (K3, K8). */
async function activate(): Promise<void> {
  const old = oldCaches(await caches.keys(), CURRENT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
  for (const client of await scope.clients.matchAll()) client.postMessage(PAGE_VERSIONS);
}

/**
 * Keeps a page and what it loaded before this worker could see it; all of it is in the browser's own
 * cache, so nothing is downloaded twice (K1). `/hors-ligne` alone is fetched ahead, but not under
 * Save-Data; it comes after its scripts, without which it cannot list what is kept (K6).
 */
async function remember({ data, source }: MessageEvent): Promise<void> {
  const { origin } = scope.location;
  const add = async (url: string, isNavigation = false) => {
    const kind = kindOf({ hasRange: false, isNavigation, method: 'GET', origin, url });
    if (kind) await complete(url, 'force-cache');
  };
  await Promise.all(data.files.map((url) => add(url)));
  await add(source.url, true);
  if (data.savesData) return;
  await Promise.all(OFFLINE_FILES.map((path) => complete(path)));
  await complete(OFFLINE_PATH);
}

/** Fetches and keeps a file that this build's cache lacks. */
async function complete(url: string, cache: RequestCache = 'default'): Promise<void> {
  if (await findIn(CURRENT, pathOf(url))) return;
  const answer = await fetch(url, { cache }).catch(() => undefined);
  if (answer) await keep(pathOf(url), answer);
}

/**
 * Hashed files never change, so the device comes first. A file that only an older build's cache holds
 * is copied into this one (K3).
 */
async function fromDevice(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const own = await findIn(CURRENT, path);
  if (own) return own;
  const answer =
    (await find(path)) ??
    (await fetch(event.request, { signal: AbortSignal.timeout?.(ASSET_LIMIT_MS) ?? null }));
  event.waitUntil(keep(path, answer.clone()));
  return answer;
}

/**
 * The network first; then the device, when the network fails or hangs or the server is down; at last
 * `/hors-ligne` (K2, K6).
 */
async function fromNetwork(event: FetchEvent, isPage: boolean): Promise<Response> {
  const path = pathOf(event.request.url);
  const answer = fetch(event.request);
  const fresh = answer.catch(() => undefined);
  event.waitUntil(fresh.then((one) => one && keep(path, one.clone())));
  const first = await Promise.race([fresh, after(PATIENCE_MS)]);
  if (first && first.status < SERVER_IS_DOWN) return first;
  const stored = await find(path);
  if (stored) return stored;
  if (first) return first;
  const late = await Promise.race([fresh, after(LIMIT_MS)]);
  if (late) return late;
  // Nothing on the device: the request ends as it would without a worker.
  return (isPage && (await find(OFFLINE_PATH))) || answer;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}

function pathOf(url: string): string {
  return keptPath(new URL(url, scope.location.origin).pathname);
}
