import { spawnSync } from 'node:child_process';
import { ICON_FILE } from './page.ts';
import { FRONT_PAGE } from './rules/files.ts';
import type { Metadata } from './rules/metadata.ts';

const PROGRAM = 'zimwriterfs';
const MISSING = `${PROGRAM} manque : installez zim-tools (sur Debian ou Ubuntu, sous root : apt-get install zim-tools).`;

/**
 * Packs a folder into one file, with an index of its words. Throws a sentence when the program that does it is
 * missing, and what it says when it fails.
 */
export function packBox(folder: string, file: string, metadata: Metadata): void {
  const options = { welcome: FRONT_PAGE, illustration: ICON_FILE, ...metadata };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const { error, status, stdout, stderr } = spawnSync(PROGRAM, [...args, folder, file], {
    encoding: 'utf8',
  });
  if (error) throw new Error('code' in error && error.code === 'ENOENT' ? MISSING : error.message);
  if (status !== 0) throw new Error(`${PROGRAM} a échoué : ${`${stderr}${stdout}`.trim()}`);
}
