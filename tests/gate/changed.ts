import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** The branch from which others start. */
const MAIN = 'main';
const TEST = /\.test\.tsx?$/;
/** They build the site, start it, or run every sample: too long for a quick look. */
const WHOLE = /^tests\/pages\/|\.night\.test\.ts$|\/(?:dev|samples)\.test\.ts$/;

/** The files that differ from `main`; on `main` itself, those of the last commit and those not yet committed. */
export function changedFiles(): string[] {
  const from = git('merge-base', MAIN, 'HEAD') ?? git('rev-parse', 'HEAD');
  const isMain = from?.[0] === git('rev-parse', 'HEAD')?.[0];
  const base = isMain ? (git('rev-parse', 'HEAD~1') ?? from) : from;
  const changed = git('diff', '--name-only', base?.[0] ?? 'HEAD') ?? [];
  const added = git('ls-files', '--others', '--exclude-standard') ?? [];
  return [...changed, ...added].filter((file) => existsSync(file));
}

/**
 * The unit tests of these files: a test itself, the test of the same stem in the same room, and for content
 * the tests of content.
 */
export function testsOf(files: readonly string[]): string[] {
  const tests = files.flatMap((file) => {
    if (TEST.test(file)) return [file];
    if (/^content\/.*\.(?!md$)\w+$/.test(file)) return globSync('tests/tools/checks/**/*.test.ts');
    const stem = file.replace(/^src\//, 'tests/').replace(/\.\w+$/, '');
    return globSync(`${stem}{,.browser}.test.{ts,tsx}`);
  });
  return [...new Set(tests)].filter((file) => !WHOLE.test(file)).sort();
}

/** The lines that git answers; undefined when it refuses. */
function git(...args: string[]): string[] | undefined {
  try {
    const text = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}
