import { pagesCache } from '../rules/offline/cache-names.ts';
import { isOwnPage, isPage, isStorable, scriptsOf } from '../rules/offline/requests.ts';

/** The build's name, which the build fills in. */
declare const BUILD_VERSION: string;

/** The cache of this build. */
export const CURRENT = pagesCache(BUILD_VERSION);

/**
 * Keeps an answer under its path, if it may be kept (K4). A page takes the place of an older copy, whole with
 * its programs, once its own are on the device (K3).
 */
export async function keep(path: string, answer: Response): Promise<void> {
  const { redirected, status, type } = answer;
  const contentType = answer.headers.get('Content-Type');
  if (!isStorable(path, { contentType, redirected, status, type })) return;
  try {
    // A body that is cut on its way makes these fail, and nothing is kept.
    if (isPage(path)) {
      const html = await answer.clone().text();
      if (!isOwnPage(html)) return;
      const programs = await Promise.all(scriptsOf(html).map(find));
      if (programs.includes(undefined) && (await find(path))) return;
    }
    await (await caches.open(CURRENT)).put(path, answer);
  } catch (error) {
    console.warn('offline', path, error);
  }
}

/**
 * What the device holds for a path: from this build’s cache, else from the newest that has it. The build that is online
 * may be an older one, which was put back: its cache is not the newest (K3).
 */
export async function find(path: string): Promise<Response | undefined> {
  for (const one of [CURRENT, ...(await caches.keys()).reverse()]) {
    const answer = await findIn(one, path);
    if (answer) return answer;
  }
  return undefined;
}

/**
 * What a cache holds for a path. It is not opened for it: that would make again, empty, one that the page has
 * just deleted (K5).
 */
export function findIn(name: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: name, ignoreVary: true });
}
