/** In milliseconds: a small file that has not come by then is given up, and may be asked again. */
const LIMIT_MS = 30_000;

/** A JSON file of our own site, as `decode` reads it; throws when it does not come. */
export async function fetchOwnFile<Value>(
  path: string,
  decode: (answer: unknown) => Value,
): Promise<Value> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return decode(await answer.json());
}
