import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** How a picture begins. */
const PNG = '\x89PNG\r\n\x1A\n';

/** What a writer did to one file of the content, and the lines that this prints. */
export interface Mistake {
  readonly what: string;
  readonly file: string;
  /** A text of the file, and what the writer wrote there. */
  readonly from?: string;
  readonly to?: string;
  /** The name that the file was given. */
  readonly as?: string;
  readonly isGone?: boolean;
  /** How the writer's editor writes accents; UTF-8 unless it is said. */
  readonly encoding?: 'latin1';
  /** Other files, by their weight in Ko. */
  readonly with?: Readonly<Record<string, number>>;
  /** The file that is checked, when it is not this one. */
  readonly checked?: string;
  /** The tutorial that is a draft. */
  readonly draft?: string;
  readonly prints: readonly string[];
}

/** A copy of the content beside the pages that its links lead to; the caller removes it. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  for (const name of ['src', 'public']) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

/** Makes the mistake in a copy; returns the file to check, and what mends the copy. */
export function plant(folder: string, mistake: Mistake): { checked: string; mend: () => void } {
  const path = join(folder, mistake.file);
  const before = readFileSync(path, 'utf8');
  const made = join(folder, mistake.as ?? mistake.file);
  const others = Object.entries(mistake.with ?? {}).map(
    ([name, size]) => [join(folder, name), size] as const,
  );
  if (!before.includes(mistake.from ?? ''))
    throw new Error(`no « ${mistake.from} » in ${mistake.file}`);
  writeFileSync(
    path,
    before.replace(mistake.from ?? '', () => mistake.to ?? ''),
    mistake.encoding ?? 'utf8',
  );
  mkdirSync(dirname(made), { recursive: true });
  renameSync(path, made);
  if (mistake.isGone) rmSync(made);
  for (const [name, size] of others) {
    const bytes = Buffer.alloc(size * 1_024);
    bytes.write(name.endsWith('.png') ? PNG : '', 'latin1');
    writeFileSync(name, bytes);
  }
  return {
    checked: mistake.checked ?? mistake.as ?? mistake.file,
    mend: () => {
      for (const [name] of others) rmSync(name);
      rmSync(made, { force: true });
      writeFileSync(path, before);
    },
  };
}
