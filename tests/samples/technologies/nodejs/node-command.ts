import { type Folder, readFile } from '../../read/folder.ts';
import type { SandboxedProgram } from '../../sandbox/sandbox.ts';
import { seedMysql } from '../mysql/seed.ts';
import { nodePackages } from './node-packages.ts';

/** The package that speaks to MySQL, as a program names it. */
export const MYSQL = /["']mysql2(?:\/promise)?["']/;

/**
 * Runs Node.js with the packages of the tutorials. What speaks to MySQL finds a server where it looks for
 * one: port 3306 of its own loopback, `root` without a password, an empty database `essai`.
 */
export function nodeProgram(
  folder: Folder,
  command: SandboxedProgram['command'],
): Pick<SandboxedProgram, 'beside' | 'command' | 'folder'> {
  if (!speaksToMysql(folder)) return { command, beside: nodePackages(), folder };
  return {
    command: (paths) => [
      paths.node,
      `${paths.runner}/technologies/mysql/programs/with-mariadb.ts`,
      paths.scratch,
      ...command(paths),
    ],
    beside: { ...nodePackages(), mysql: seedMysql() },
    folder,
  };
}

function speaksToMysql(folder: Folder): boolean {
  const sources = Object.keys(folder).filter((path) => /\.[cm]?[jt]s$/.test(path));
  return sources.some((path) => MYSQL.test(String(readFile(folder, path))));
}
