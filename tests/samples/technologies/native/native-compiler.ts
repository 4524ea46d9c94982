import { type Folder, readFile } from '../../read/folder.ts';

/** What differs between C and C++. */
export interface Language {
  readonly name: 'c' | 'cpp';
  readonly compiler: string;
  readonly brand: string;
  readonly standard: string;
  /** The headers included before statements without `main`. */
  readonly prelude: readonly string[];
}

const FLAGS = ['-Wall', '-Wextra', '-g', '-fsanitize=address,undefined'];
const STRICT = [...FLAGS, '-fno-sanitize-recover=undefined'];
/** Sanitizers reserve terabytes that they do not use, so the limit is on the memory really used. */
export const SANITIZER_LIMIT = { ASAN_OPTIONS: 'hard_rss_limit_mb=512' };
export const SANITIZERS = {
  ASAN_OPTIONS: `${SANITIZER_LIMIT.ASAN_OPTIONS}:detect_stack_use_after_return=1`,
};

/** The other sources of the folder, unless they start a program themselves. */
export function othersOf(folder: Folder, name: string): string[] {
  const extension = name.slice(name.lastIndexOf('.'));
  return Object.keys(folder).filter(
    (path) =>
      path.endsWith(extension) &&
      path !== name &&
      !/\bmain\s*\(/.test(String(readFile(folder, path))),
  );
}

/** The compiler with all its warnings and sanitizers, to be followed by options and files. */
export function compilerOf({ compiler, standard }: Language): string {
  return [compiler, `-std=${standard}`, ...STRICT].join(' ');
}
