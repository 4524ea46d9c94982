import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { RUNNERS } from './steps.ts';

/**
 * Runs the test files that are named, each by its own runner; a folder stands for all of its tests. Options
 * (`-t title`, `-g title`, `--headed`) go to the runner as they are. Returns the exit code.
 */
export function runNamed(args: readonly string[]): number {
  const { commands, fault } = commandsFor(args);
  if (fault) console.error(fault);
  const codes = commands.map(([program, ...rest]) => {
    console.log(`\n── ${[program, ...rest].join(' ')}`);
    return spawnSync(program, rest, { stdio: 'inherit' }).status ?? 1;
  });
  return fault ? 1 : Math.max(...codes);
}

interface Plan {
  commands: readonly (readonly [string, ...string[]])[];
  /** The sentence that says why nothing is run. */
  fault?: string;
}

/** The runners' commands for these arguments. */
export function commandsFor(args: readonly string[]): Plan {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const paths = first < 0 ? args : args.slice(0, first);
  const options = first < 0 ? [] : args.slice(first);
  const stranger = paths.find((path) => !existsSync(fileOf(path)));
  if (stranger) return { commands: [], fault: `« ${stranger} » n’existe pas.` };
  const files = paths.flatMap((path) => testsIn(path));
  const commands = RUNNERS.flatMap(({ names, command }) => {
    const own = files.filter((path) => names.test(fileOf(path)));
    return own.length > 0 ? [[...command, ...own, ...options] as const] : [];
  });
  return commands.length > 0
    ? { commands }
    : { commands, fault: 'Nommez un fichier ou un dossier de tests, puis les options.' };
}

/** `tests/site/shell.spec.ts:12` names a line of a file. */
function fileOf(path: string): string {
  return path.replace(/:\d+$/, '');
}

function testsIn(path: string): string[] {
  if (!statSync(fileOf(path)).isDirectory()) return [path];
  return globSync(`${path.replace(/\/$/, '')}/**/*.{test.ts,test.tsx,spec.ts}`).sort();
}
