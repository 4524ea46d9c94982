import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../support/packages.ts';

/** A copy of the project as it stands, with its tests; returns its folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabotage-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, join(folder, file), { recursive: true });
  linkPackages(folder);
  return folder;
}

export function removeProject(folder: string): void {
  rmSync(folder, { recursive: true });
}
