import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnvironment } from '../support/environment.ts';
import { linkPackages } from '../support/packages.ts';

const COPIED = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'content', 'public'];

/** A copy of the project, which a test breaks. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  linkPackages(folder);
  return folder;
}

/** Builds a copy; returns the exit code and all that was said. */
export function runAstro(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/astro', ['build'], {
    cwd: folder,
    encoding: 'utf8',
    env: plainEnvironment({ NO_COLOR: '1', ...settings }),
  });
  return { status, said: `${stdout}${stderr}` };
}

export function removeSite(folder: string): void {
  rmSync(folder, { recursive: true });
}
