import { isOwnPage, isPage, isStorable } from '../rules/offline/requests.ts';
import { decodeKeptList, type KeptList, keptListPath } from '../wire/offline.ts';
import { SANDBOXES } from '../workshop/frame-paths.ts';

/** A file that has not arrived after two minutes is given up. */
const FILE_LIMIT_MS = 120_000;

/** The list of a tutorial's files on the server now; throws when it cannot be read, or once `stop` is aborted. */
export async function fetchKeptList(slug: string, stop?: AbortSignal): Promise<KeptList> {
  const answer = await ask(keptListPath(slug), 'no-cache', stop);
  return decodeKeptList(await answer.json());
}

/**
 * One file of our site, read to its end; throws when the answer may not be kept (K4), and once `stop` is
 * aborted. A frame of the workshop gets the header that leaves it without an origin, whatever the server sent (U2).
 */
export async function fetchKeptFile(path: string, stop?: AbortSignal): Promise<Response> {
  const answer = await ask(path, 'default', stop);
  const type = answer.headers.get('Content-Type') ?? '';
  const body = await answer.blob();
  if (isPage(path) && !isOwnPage(await body.text())) throw new Error(`${path}: not ours`);
  const headers = new Headers({ 'Content-Type': type });
  const sandbox = SANDBOXES[path];
  if (sandbox) headers.set('Content-Security-Policy', `sandbox ${sandbox}`);
  return new Response(body, { headers });
}

async function ask(path: string, cache: RequestCache, stop?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout?.(FILE_LIMIT_MS);
  const signal = stop && limit ? either(stop, limit) : (stop ?? limit ?? null);
  const answer = await fetch(path, { cache, signal });
  const { redirected, status, type } = answer;
  const contentType = answer.headers.get('Content-Type');
  if (!isStorable(path, { contentType, redirected, status, type })) {
    throw new Error(`${path}: ${status} ${contentType}`);
  }
  return answer;
}

/** Aborted with the first of two; `AbortSignal.any` is younger than the phones. */
function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController();
  for (const signal of [one, other]) {
    const follow = () => both.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: both.signal });
  }
  return both.signal;
}
