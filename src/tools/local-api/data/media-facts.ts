import { readFileSync, statSync } from 'node:fs';
import type { MediaFacts } from '../../../wire/catalog.ts';

const known = new Map<string, MediaFacts>();

/** The weight of a media and the length of a video; read once for each version of the file. */
export function mediaFacts(path: string): MediaFacts {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return {};
  const version = `${path} ${stats.mtimeMs} ${stats.size}`;
  const facts = known.get(version) ?? {
    bytes: stats.size,
    seconds: path.endsWith('.mp4') ? secondsOf(readFileSync(path)) : undefined,
  };
  known.set(version, facts);
  return facts;
}

/**
 * The length of an mp4, in seconds, to the tenth: duration over timescale of its `mvhd` box (ISO 14496-12).
 *
 * @public any bytes must be read without an error, which its test shows without files
 */
export function secondsOf(file: Buffer): number | undefined {
  const header = boxIn(boxIn(file, 'moov'), 'mvhd');
  // A file cut short has less than the fields of its form.
  const isLong = header?.[0] === 1;
  if (!header || header.length < (isLong ? 32 : 20)) return undefined;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return timescale > 0 && duration > 0 ? Math.round((duration / timescale) * 10) / 10 : undefined;
}

/** What the first box of that type holds: each begins with its size and its type, four bytes each. */
function boxIn(file: Buffer | undefined, type: string): Buffer | undefined {
  for (let start = 0; file && start + 8 <= file.length; ) {
    const size = file.readUInt32BE(start);
    // 0 and 1 stand for sizes that no header of ours has.
    if (size < 8) return undefined;
    const isWanted = file.toString('latin1', start + 4, start + 8) === type;
    if (isWanted) return file.subarray(start + 8, start + size);
    start += size;
  }
  return undefined;
}
