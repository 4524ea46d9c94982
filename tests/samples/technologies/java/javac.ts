import { EMPTY_FOLDER, type Folder, readFolder } from '../../read/folder.ts';
import type { Limit } from '../../run/technology.ts';
import { runInSandbox, type SandboxResult } from '../../sandbox/sandbox.ts';
import type { JavaLibraries } from './java-libraries.ts';

/** A program lives less than a second: the best compiler of the machine would come too late. */
const SHORT_LIFE = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx256m', '-Xshare:auto'];
const JVM = ['/usr/bin/java', ...SHORT_LIFE];
/** An exception of the reader's own is not for the disk, nor are Debian's jars the reader's affair. */
const LINT = '-Xlint:all,-serial,-path';
const STRICT = ['-encoding', 'UTF-8', LINT, '-Werror', '-proc:none'];
const SOURCES = ['-implicit:class', '-Xprefer:source'];
/** On a busy machine; what is compiled never waits, and the limit on the processor stops the rest. */
const COMPILE_LIMIT_MS = 60_000;
/** The time that one program has is enough for so many. */
const AT_ONCE = 15;
/** Where the classes of a program lie in its folder, while it runs. */
export const JAR = '.classes.jar';

/** Sources of a folder; the other classes of the folder are found by their names. */
export interface JavaProgram {
  readonly folder: Folder;
  readonly names: readonly string[];
}

/** What programs are compiled and started with. */
export interface JavaKit extends JavaLibraries {
  /** The guest's program that starts them. */
  readonly launcher: string;
}

/** What javac said; the classes, in an archive to put in the folder, if it found no fault. */
export interface Compiled {
  readonly message: string;
  readonly classes?: Folder;
  readonly limit?: Limit;
}

/** Compiles many programs by few processes: a javac of its own would cost each of them ten times more. */
export async function compileJava(
  programs: readonly JavaProgram[],
  kit: JavaKit,
): Promise<Compiled[]> {
  const compiled: Compiled[] = [];
  for (let at = 0; at < programs.length; at += AT_ONCE) {
    compiled.push(...(await compileTogether(programs.slice(at, at + AT_ONCE), kit)));
  }
  return compiled;
}

/** Starts a compiled program, its classes beside it in its folder. */
export function startJava(
  folder: Folder,
  { launcher, libraries }: JavaKit,
  main: string,
  input = '',
): Promise<SandboxResult> {
  const path = [JAR, ...libraries].join(':');
  return runInSandbox({ command: () => [...JVM, '-cp', path, launcher, main], folder, input });
}

async function compileTogether(
  programs: readonly JavaProgram[],
  kit: JavaKit,
): Promise<Compiled[]> {
  const release = await compileIn(programs, kit);
  const { stdout, stderr, limit, folder } = release;
  const messages = stdout.split('\x1E').slice(1);
  if (!limit && messages.length === programs.length) {
    return messages.map((message, at) => ({ message, ...classesOf(folder, at) }));
  }
  if (programs.length === 1) return [{ message: stderr, ...(limit && { limit }) }];
  // One of them stopped the compiler: alone, it takes nothing from the others.
  const compiled: Compiled[] = [];
  for (const program of programs) compiled.push(...(await compileTogether([program], kit)));
  return compiled;
}

function compileIn(programs: readonly JavaProgram[], { launcher, libraries, stubs }: JavaKit) {
  return runInSandbox({
    command: ({ runner }) => [
      ...[...JVM, `${runner}/technologies/java/programs/Compile.java`, ...STRICT, ...SOURCES],
      ...['-cp', libraries.join(':'), `${runner}/technologies/java/programs/${launcher}.java`],
    ],
    folder: Object.fromEntries([
      ...within('shared', (stubs && readFolder(stubs)) || EMPTY_FOLDER),
      ...programs.flatMap(({ folder }, at) => within(String(at), folder)),
    ]),
    input: programs.map(({ names }, at) => `${[at, ...names].join(' ')}\n`).join(''),
    limitMs: COMPILE_LIMIT_MS,
  });
}

function within(root: string, folder: Folder) {
  return Object.entries(folder).map(([path, entry]) => [`${root}/${path}`, entry] as const);
}

function classesOf(folder: Folder, at: number) {
  const archive = folder[`${at}.jar`];
  return archive && { classes: { [JAR]: archive } };
}
