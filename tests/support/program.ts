import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The folder where a program runs, what it reads, and its environment: this one unless it is said. */
interface Surroundings {
  cwd?: string;
  input?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program of the project to its end: its exit code, and what it has written. */
export function runProgram(program: string, args: readonly string[], around: Surroundings = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...args], {
    encoding: 'utf8',
    ...around,
  });
  return { status, stdout, stderr };
}

/** A folder of these files, by their paths, which goes with its scope. */
export function plantFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
