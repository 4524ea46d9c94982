/**
 * The files of a tutorial that can be kept on the device; the build writes the list, the browser reads
 * it (K5).
 */
export interface KeptList {
  title: string;
  /** Changes when the tutorial changes, not with each build of the site. */
  version: string;
  /** The sum of the files, as the server sends them, in bytes. */
  bytes: number;
  files: { path: string; bytes: number }[];
}

/** What the device remembers of a tutorial that it keeps. */
export interface KeptRecord extends KeptList {
  /** In milliseconds since 1970. */
  keptAt: number;
}

export function keptListPath(slug: string): string {
  return `/hors-ligne/${slug}.json`;
}

/**
 * Throws a `TypeError` when the answer is not such a list, so that a tutorial is never kept in part
 * (K5). Written without a library: every reader downloads it.
 */
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

/** Undefined when the record does not have the shape that we write. */
export function decodeKeptRecord(record: unknown): KeptRecord | undefined {
  try {
    const { keptAt } = Object(record) as Record<string, unknown>;
    return isCount(keptAt) ? { ...decodeKeptList(record), keptAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Throws unless the path is on our own site: `//other.example` is not. */
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
