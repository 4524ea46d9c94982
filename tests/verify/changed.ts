import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The files of `content` that differ from the last commit, staged or not, tracked or not; undefined where
 * git does not answer.
 */
export function changedContent(folder = '.'): string[] | undefined {
  try {
    const args = ['status', '--porcelain', '-z', '--no-renames', '-uall', '--', 'content'];
    const text = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const paths = text.split('\0').map((entry) => entry.slice(3));
    return paths.filter((path) => path !== '' && existsSync(`${folder}/${path}`)).sort();
  } catch {
    return undefined;
  }
}
