import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { secondsOf } from './mp4.ts';

/** What a file says of itself (D18). */
export interface MediaFacts {
  /** Undefined when there is no such file. */
  bytes: number | undefined;
  /** Of an mp4, from its header; undefined for a picture, and for a video that does not say it. */
  seconds: number | undefined;
}

const known = new Map<string, MediaFacts>();

/** The weight of a media and the length of a video; read once for each version of the file. */
export function mediaFacts(path: string): MediaFacts {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return { bytes: undefined, seconds: undefined };
  const version = `${path} ${stats.mtimeMs} ${stats.size}`;
  const facts = known.get(version) ?? {
    bytes: stats.size,
    seconds: extname(path) === '.mp4' ? secondsOf(readFileSync(path)) : undefined,
  };
  known.set(version, facts);
  return facts;
}
