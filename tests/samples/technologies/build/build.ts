import { execFileSync } from 'node:child_process';
import type { Technology } from '../../run/technology.ts';
import { shell } from '../console/console.ts';

/** `$ gcc…` and `$ mkdir b && cmake…`, not `$ ls make`. */
const CALL = /^\$ (?:.*(?:&&|;|\|) )?(gcc|g\+\+|make|cmake|ctest|gdb)(?= |$)/gm;

/** How readers call the tools that a command may start; compilers first, as they are told. */
const TOOLS: Readonly<Record<string, string>> = {
  gcc: 'gcc',
  'g++': 'g++',
  make: 'GNU Make',
  cmake: 'CMake',
  gdb: 'GNU gdb',
};

/** Terminal sessions in which programs are compiled, put together or taken apart. */
export const build: Technology = {
  ...shell,
  name: 'build',
  module: import.meta.filename,
  proof:
    'chaque commande est lancée par bash dans le dossier du lecteur, avec ses outils de compilation',
  fences: [{ word: 'console', kind: 'session', imports: new RegExp(CALL.source, 'm') }],
  toolchains: [...shell.toolchains, ...Object.keys(TOOLS)],
  version: () => versionsOf(Object.keys(TOOLS)),
  versionFor: ({ text }) => versionsOf([...text.matchAll(CALL)].map(([, tool = '']) => tool)),
};

/** « gcc 12.2.0, GNU Make 4.3 »: each of these tools once. CTest comes with CMake. */
function versionsOf(called: readonly string[]): string {
  const used = new Set(called.map((tool) => (tool === 'ctest' ? 'cmake' : tool)));
  const tools = Object.entries(TOOLS).filter(([tool]) => used.has(tool));
  return tools.map(([tool, brand]) => `${brand} ${versionOf(tool)}`).join(', ');
}

function versionOf(tool: string): string {
  const answer = execFileSync(`/usr/bin/${tool}`, ['--version'], { encoding: 'utf8' });
  return /[\d.]+$/m.exec(answer)?.[0] ?? '';
}
