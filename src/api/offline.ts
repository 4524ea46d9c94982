import { isOwnPage, isPage, isStorable } from '../rules/offline/requests.ts';
import { decodeKeptList, type KeptList, keptListPath } from '../wire/offline.ts';

/** A file that has not arrived after two minutes is given up. */
const FILE_LIMIT_MS = 120_000;

/** The list of a tutorial's files on the server now; throws when it cannot be read. */
export async function fetchKeptList(slug: string): Promise<KeptList> {
  const answer = await ask(keptListPath(slug), 'no-cache');
  return decodeKeptList(await answer.json());
}

/** One file of our site, read to its end; throws when the answer may not be kept (K4). */
export async function fetchKeptFile(path: string): Promise<Response> {
  const answer = await ask(path, 'default');
  const type = answer.headers.get('Content-Type') ?? '';
  const body = await answer.blob();
  if (isPage(path) && !isOwnPage(await body.text())) throw new Error(`${path}: not ours`);
  return new Response(body, { headers: { 'Content-Type': type } });
}

async function ask(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache, signal: AbortSignal.timeout(FILE_LIMIT_MS) });
  const { redirected, status, type } = answer;
  const contentType = answer.headers.get('Content-Type');
  if (!isStorable(path, { contentType, redirected, status, type })) {
    throw new Error(`${path}: ${status} ${contentType}`);
  }
  return answer;
}
