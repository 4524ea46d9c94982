import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaywright, readReport, readVitest } from '../gate/reports.ts';
import { RUNNERS } from '../gate/steps.ts';
import { plainEnvironment } from '../support/environment.ts';
import type { Break } from './breaks/break.ts';

/** How each runner is told to stop at the first failure, and where it reports. */
const OPTIONS = {
  vitest: ['--bail=1', '--reporter=json', '--outputFile=test-results/site.json'],
  playwright: ['-x'],
};
const REPORT = 'test-results/site.json';

/**
 * Runs test files in a copy of the project; returns the tests that failed, « the build » when it stopped,
 * nothing when all passed.
 */
export function failuresIn(folder: string, files: readonly string[]): string[] {
  return RUNNERS.flatMap(({ names, command }) => {
    const own = files.filter((file) => names.test(file));
    return own.length > 0 ? runIn(folder, command, own) : [];
  });
}

function runIn(folder: string, command: (typeof RUNNERS)[number]['command'], files: string[]) {
  const [runner, ...args] = command;
  if (runner === 'playwright' && inFolder(folder, ['node', 'tests/gate/build-site.ts']) !== 0) {
    return ['the build'];
  }
  rmSync(join(folder, REPORT), { force: true });
  const status = inFolder(folder, [runner, ...args, ...files, ...OPTIONS[runner]]);
  if (status === 0) return [];
  const report = readReport(join(folder, REPORT));
  const read = runner === 'vitest' ? readVitest : readPlaywright;
  const { failures } = report ? read(report as never) : { failures: [] };
  // A runner that stops early says so beside them, without a title.
  const titles = failures.map(({ title }) => title).filter(Boolean);
  return titles.length > 0 ? titles : ['a file of tests'];
}

function inFolder(cwd: string, [program = '', ...args]: readonly string[]): number | null {
  return spawnSync(program, args, { cwd, env: plainEnvironment({}), stdio: 'ignore' }).status;
}

/** Plants a fault, runs the tests that must see it, takes it back; returns those that failed. */
export function tryBreak(folder: string, { file, from, to, seenBy }: Break): string[] {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  try {
    writeFileSync(
      path,
      sound.replace(from, () => to),
    );
    return failuresIn(folder, [seenBy]);
  } finally {
    writeFileSync(path, sound);
  }
}
