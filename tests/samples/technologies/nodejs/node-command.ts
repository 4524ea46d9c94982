import { type Folder, readFile } from '../../read/folder.ts';
import type { Cell } from '../../sandbox/sandbox.ts';
import { seedMysql } from '../mysql/seed.ts';
import { besideNode } from './node-packages.ts';

/** The package that speaks to MySQL, as a program names it. */
export const MYSQL = /["']mysql2(?:\/promise)?["']/;

/**
 * Runs Node.js with the packages of the tutorials. What speaks to MySQL finds a server where it looks for
 * one: port 3306 of its own loopback, `root` without a password, an empty database `essai`.
 */
export function nodeCell(
  folder: Folder,
  command: Cell['command'],
): Pick<Cell, 'beside' | 'command' | 'folder'> {
  if (!speaksToMysql(folder)) return { command, beside: besideNode(), folder };
  return {
    command: (places) => [
      places.node,
      `${places.guest}/with-mariadb.ts`,
      places.scratch,
      ...command(places),
    ],
    beside: { ...besideNode(), mysql: seedMysql() },
    folder,
  };
}

function speaksToMysql(folder: Folder): boolean {
  const sources = Object.keys(folder).filter((path) => /\.[cm]?[jt]s$/.test(path));
  return sources.some((path) => MYSQL.test(String(readFile(folder, path))));
}
