import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Folder, layOutAll } from '../../read/folder.ts';
import { linkPackages, packageIn, packageVersion } from '../../run/toolchains/packages.ts';
import { spawnGroup } from '../../sandbox/process-group.ts';

const TYPES = join(import.meta.dirname, '../../../../node_modules/@types');
/** Long, for all the samples of the site at once on a busy machine. */
const LIMIT_MS = 120_000;

/** The settings of tsc. */
interface Settings {
  readonly options: Readonly<Record<string, unknown>>;
  /** A folder of `toolchains/`: its packages may be imported. */
  readonly toolchain?: string;
  /** Declarations of the files that a bundler imports and tsc does not know. */
  readonly ambient?: string;
}

/** What a reader's own `tsc` checks: strict since TypeScript 7, as Node will run the files. */
const FOR_NODE: Settings = {
  options: { module: 'nodenext', typeRoots: [TYPES], types: ['node'] },
};

/** The options for Node and for browsers alike. */
const OPTIONS = {
  target: 'esnext',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  noEmit: true,
};
const AMBIENT = 'alentours.d.ts';
/** The numbers of the faults of syntax. */
const UNREADABLE = /: error TS1\d{3}: /;

/** A folder, and its files that are to be checked. */
export interface Program {
  readonly folder: Folder;
  readonly names: readonly string[];
}

/** « TypeScript 7.0.2 » */
export function typescriptVersion(): string {
  return `TypeScript ${packageVersion('typescript', 'typescript')}`;
}

/** Returns the faults that tsc finds in each program, as lines. One process checks them all and runs none. */
export async function findTypeFaults(
  programs: readonly Program[],
  settings: Settings = FOR_NODE,
): Promise<string[][]> {
  if (programs.length === 0) return [];
  const found = await askTsc(programs, settings);
  const isRead = found.map((lines) => !lines.some((line) => UNREADABLE.test(line)));
  const readable = programs.filter((_, at) => isRead[at]);
  if (readable.length === programs.length) return found;
  // Tsc looks at no type as long as it cannot read a file: the others are checked without it.
  const typed = (await findTypeFaults(readable, settings)).values();
  return found.map((lines, at) => (isRead[at] ? (typed.next().value ?? []) : lines));
}

async function askTsc(
  programs: readonly Program[],
  { options, toolchain, ambient = '' }: Settings,
): Promise<string[][]> {
  const root = mkdtempSync(join(tmpdir(), 'samples-tsc-'));
  try {
    layOutAll(programs, root);
    if (toolchain) linkPackages(toolchain, root);
    const own = programs.flatMap(({ names }, at) => names.map((name) => `${at}/${name}`));
    const compilerOptions = { ...OPTIONS, ...options };
    const project = { compilerOptions, files: [AMBIENT, ...own] };
    writeFileSync(join(root, AMBIENT), ambient);
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(project));
    // The compiler that the tutorial teaches; the project itself has an older one.
    const tsc = join(packageIn('typescript', 'typescript'), 'bin/tsc');
    const { stdout, stderr, status, limit } = await spawnGroup(
      [process.execPath, tsc, '--pretty', 'false'],
      { env: { PATH: '/usr/bin:/bin' }, cwd: root, input: '', limitMs: LIMIT_MS },
    );
    const faults = faultsIn(stdout);
    if (limit || (status !== 0 && faults.length === 0)) throw new Error(`tsc : ${stdout}${stderr}`);
    return programs.map(({ names }, at) => linesOf(faults, at, names));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** `3/exemple.ts(1,7): error TS2322: …`, with the lines that explain it. */
function faultsIn(stdout: string): string[] {
  return stdout.split(/\n(?=\S)/).filter((fault) => /^\d+\//.test(fault));
}

/** The faults of these files. Those of earlier files of the page are reported at their own samples. */
function linesOf(faults: readonly string[], at: number, names: readonly string[]): string[] {
  const own = names.map((name) => `${at}/${name}(`);
  return faults
    .filter((fault) => own.some((start) => fault.startsWith(start)))
    .map((fault) => fault.slice(`${at}/`.length).trimEnd());
}
