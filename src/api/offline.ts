import { isStorable } from '../rules/offline/requests.ts';
import { decodeKeptList, type KeptList, keptListPath } from '../wire/offline.ts';

/** A file that has not come after two minutes will not come. */
const FILE_LIMIT_MS = 120_000;

/** What a tutorial is made of, on the server now; throws when it cannot be had. */
export async function fetchKeptList(slug: string): Promise<KeptList> {
  const answer = await ask(keptListPath(slug), 'no-cache');
  return decodeKeptList(await answer.json());
}

/** One file of our site, whole: its body has been read to the end. */
export async function fetchKeptFile(path: string): Promise<Response> {
  const answer = await ask(path, 'default');
  const type = answer.headers.get('Content-Type') ?? '';
  return new Response(await answer.blob(), { headers: { 'Content-Type': type } });
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
