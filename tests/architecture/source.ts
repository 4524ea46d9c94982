import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** One file of a tree, real or planted; `path` starts at the project's root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A law reads a whole tree and says what is wrong: "file:line: fault; remedy". */
export type Law = (tree: readonly Source[]) => string[] | Promise<string[]>;

export const ROOT = join(import.meta.dirname, '../..');

export function readTree(): Source[] {
  const paths = globSync(['*.{mjs,ts}', '{src,tests}/**/*.{ts,tsx,astro,css,mjs}'], {
    cwd: ROOT,
    // Whoever renews the lock of a toolchain may have installed it in its own folder.
    exclude: ['**/node_modules'],
  });
  return paths.sort().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** A folder that holds the tree and the project's packages, for tools that read files; it goes with its scope. */
export function planted(tree: readonly Source[]): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'house-'));
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));
  for (const source of tree) {
    const file = join(path, source.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source.text);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/**
 * `src/rules/price.ts` → `rules`, `src/content.config.ts` → `content.config`, outside src → ``; the programs
 * of frames run, as those of `inline` do.
 */
export function roomOf(path: string): string {
  if (path.startsWith('src/collections/schemas/')) return 'schemas';
  if (/^src\/workshop\/languages\/[^/]+\/(?:frame-program|worker)\.ts$/.test(path)) return 'inline';
  return /^src\/([^/]+?)(?:\/|\.\w+$)/.exec(path)?.[1] ?? '';
}

/** A module is code that runs: ambient declarations and components in markup are not. */
export function isModule({ path }: Source): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

export function at({ path, text }: Source, position: number, message: string): string {
  return `${path}:${text.slice(0, position).split('\n').length}: ${message}`;
}
