import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './folder.ts';

/** SHA-256 in hexadecimal of each file, by its path in the folder. */
export type Digests = Readonly<Record<string, string>>;

/** As `sha256sum` writes it. */
const LINE = /^([\da-f]{64}) {2}(.+)$/;
/** In seconds since 1970: a date of 2001. Those of files lie in the nineteen years that follow. */
const FIRST_DATE = 1_000_000_000;
const DATES = 600_000_000;

/**
 * Dates each file of a finished build by what it holds: servers make an ETag of a file’s date and size, so what a new
 * build has not changed is not sent again, and what it has changed always is (W22). Lists what each holds beside the
 * folder, in the order of the paths: readers never see it, and whoever puts the build online knows that no file was
 * cut short (W26).
 */
export function sealBuild(folder: string): void {
  const lines = filesIn(folder).map((path) => {
    const file = join(folder, path);
    const digest = digestOf(file) ?? '';
    const date = FIRST_DATE + (Number.parseInt(digest.slice(0, 8), 16) % DATES);
    utimesSync(file, date, date);
    return `${digest}  ${path}\n`;
  });
  writeFileSync(digestsFile(folder), lines.join(''));
}

/** What a build was when it ended; undefined when it has no list. A line that is none counts as absent. */
export function readDigests(folder: string): Digests | undefined {
  const file = digestsFile(folder);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, digest, path] = LINE.exec(line) ?? [];
      return digest && path ? [[path, digest]] : [];
    }),
  );
}

/** `dist` → `dist.sha256` */
function digestsFile(folder: string): string {
  return `${folder.replace(/[\\/]+$/, '')}.sha256`;
}

/** SHA-256 in hexadecimal; undefined when there is no such file. */
export function digestOf(file: string): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return hash('sha256', readFileSync(file));
}
