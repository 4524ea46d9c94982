import { isOwnPage, isPage, isStorable, scriptsOf } from '../rules/offline/requests.ts';

/**
 * Keeps an answer under its path, if it may be kept (K4). A page takes the place of an older copy, whole with
 * its programs, once its own are on the device (K3).
 */
export async function keep(name: string, path: string, answer: Response): Promise<void> {
  const { redirected, status, type } = answer;
  const contentType = answer.headers.get('Content-Type');
  if (!isStorable(path, { contentType, redirected, status, type })) return;
  try {
    // A body that is cut on its way makes these fail, and nothing is kept.
    if (isPage(path)) {
      const html = await answer.clone().text();
      if (!isOwnPage(html) || ((await find(path)) && !(await hasAll(scriptsOf(html))))) return;
    }
    await (await caches.open(name)).put(path, answer);
  } catch (error) {
    console.warn('offline', path, error);
  }
}

/**
 * What the device holds for a path, from its newest cache; undefined when it holds nothing. A cache is not
 * opened for it: that would make again, empty, one that the page has just deleted (K5).
 */
export async function find(path: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const answer = await caches.match(path, { cacheName: name, ignoreVary: true });
    if (answer) return answer;
  }
  return undefined;
}

async function hasAll(paths: readonly string[]): Promise<boolean> {
  return (await Promise.all(paths.map(find))).every(Boolean);
}

export async function holds(name: string, path: string): Promise<boolean> {
  return (await (await caches.open(name)).match(path, { ignoreVary: true })) !== undefined;
}
