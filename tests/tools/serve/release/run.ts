import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export const CLI = resolve('src/tools/serve/release/cli.ts');

/** `npm run release -- …`, where `dist` is that of `root`. */
export function release(root: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout: dated(stdout), stderr: dated(stderr) };
}

/** Names of releases say when the test ran. */
function dated(text: string): string {
  return text.replace(/\d{8}-\d{6}/g, 'DATE');
}
