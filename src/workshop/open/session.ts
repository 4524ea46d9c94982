/** Where the build writes what stands before the samples of SQL of a step. */
export function sessionPath(tutorial: string, step: string): string {
  return `/seances/${tutorial}/${step}.json`;
}

/** What our build wrote; throws a `TypeError` for anything else, such as a page in its place. */
export function decodeSession(answer: unknown): readonly string[] {
  if (Array.isArray(answer) && answer.every((one) => typeof one === 'string')) return answer;
  throw new TypeError('not a session');
}
