import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a tree, real or planted; `path` starts at the project's root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A law reads a whole tree and says what is wrong: "file:line: fault; remedy". */
export type Law = (tree: readonly Source[]) => string[];

/** Trees that prove a law: each broken one yields its single sentence, each kept one none. */
export interface Cases {
  readonly broken: readonly { why: string; tree: Record<string, string>; says: string }[];
  readonly kept: readonly { why: string; tree: Record<string, string> }[];
}

export function plant(tree: Record<string, string>): Source[] {
  return Object.entries(tree).map(([path, text]) => ({ path, text }));
}

export function readTree(root: string): Source[] {
  const paths = globSync(['*.{mjs,ts}', '{src,tests}/**/*.{ts,tsx,astro,css,mjs}'], {
    cwd: root,
    // Whoever renews the lock of a toolchain may have installed it in its own folder.
    exclude: ['**/node_modules'],
  });
  return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** `src/rules/price.ts` → `rules`, `src/content.config.ts` → `content.config`, outside src → ``. */
export function roomOf(path: string): string {
  return /^src\/([^/]+?)(?:\/|\.\w+$)/.exec(path)?.[1] ?? '';
}

/** A module is code that runs: ambient declarations and components in markup are not. */
export function isModule({ path }: Source): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

export function at({ path, text }: Source, position: number, message: string): string {
  return `${path}:${text.slice(0, position).split('\n').length}: ${message}`;
}
