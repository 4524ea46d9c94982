import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'content', 'public'];

/** A copy of the project, which a test breaks. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs an Astro command in a copy, breaks and mends included; returns its exit code and all that it said. */
export function runAstro(folder: string, command: 'build' | 'sync') {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/astro', [command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  return { status, said: `${stdout}${stderr}` };
}

export function removeSite(folder: string): void {
  rmSync(folder, { recursive: true });
}
