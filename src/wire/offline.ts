/** What a tutorial kept on the device is made of; the build writes it, the browser reads it. */
export interface KeptList {
  title: string;
  /** Changes with the tutorial, not with each build of the site. */
  version: string;
  /** The sum of the files, as the server sends them. */
  bytes: number;
  files: { path: string; bytes: number }[];
}

/** What the device remembers of it. */
export interface KeptRecord extends KeptList {
  /** Milliseconds since 1970. */
  keptAt: number;
}

export function keptListPath(slug: string): string {
  return `/hors-ligne/${slug}.json`;
}

/** Throws when the answer is no list: nothing is kept by halves. By hand: a reader pays for each byte. */
export function decodeKeptList(answer: unknown): KeptList {
  const { bytes, files, title, version } = Object(answer) as Record<string, unknown>;
  const isList =
    typeof title === 'string' &&
    typeof version === 'string' &&
    /^\w+$/.test(version) &&
    isCount(bytes) &&
    Array.isArray(files);
  if (!isList) throw new TypeError('not a list of files');
  return { title, version, bytes, files: files.map(decodeFile) };
}

/** Undefined when the record is not ours. */
export function decodeKeptRecord(record: unknown): KeptRecord | undefined {
  try {
    const { keptAt } = Object(record) as Record<string, unknown>;
    return isCount(keptAt) ? { ...decodeKeptList(record), keptAt } : undefined;
  } catch {
    return undefined;
  }
}

/** A path of our own site: `//other.example` is none. */
function decodeFile(file: unknown): KeptList['files'][number] {
  const { bytes, path } = Object(file) as Record<string, unknown>;
  if (typeof path !== 'string' || !/^\/[^/\\]/.test(path) || !isCount(bytes)) {
    throw new TypeError('not a file of the site');
  }
  return { path, bytes };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
