import { type Folder, readFile } from '../../read/folder.ts';
import type { SandboxedProgram } from '../../sandbox/sandbox.ts';
import { seedMysql } from '../mysql/seed.ts';
import { nodePackages } from './node-packages.ts';

/** The client of MySQL, as a program imports it. */
export const MYSQL = /["']mysql2(?:\/promise)?["']/;
/** An import that is neither a file nor a module of Node. */
const PACKAGE = /\b(?:from|import|require)\s*\(?\s*["'](?![./]|node:)/;

/**
 * Runs Node.js, with the packages of the tutorials if a source of the folder imports one. A program that
 * imports the client of MySQL finds a server on port 3306 of its loopback: `root` without a password, an
 * empty database `essai`.
 */
export function nodeProgram(
  folder: Folder,
  command: SandboxedProgram['command'],
): Pick<SandboxedProgram, 'beside' | 'command' | 'folder'> {
  if (!hasSource(folder, PACKAGE)) return { command, folder };
  if (!hasSource(folder, MYSQL)) return { command, beside: nodePackages(), folder };
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

function hasSource(folder: Folder, pattern: RegExp): boolean {
  const sources = Object.keys(folder).filter((path) => /\.[cm]?[jt]s$/.test(path));
  return sources.some((path) => pattern.test(String(readFile(folder, path))));
}
