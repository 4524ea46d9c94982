import { decodeSession, sessionPath } from '../wire/session.ts';
import { fetchOwnFile } from './own-file.ts';

/** What stands before the samples of SQL of a step; throws when it does not come. */
export function fetchSession(tutorial: string, step: string): Promise<readonly string[]> {
  return fetchOwnFile(sessionPath(tutorial, step), decodeSession);
}
