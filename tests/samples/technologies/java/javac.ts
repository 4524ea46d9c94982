import type { Folder } from '../../read/folder.ts';
import type { Limit } from '../../run/technology.ts';
import { runInSandbox, type SandboxResult } from '../../sandbox/sandbox.ts';
import type { JavaLibraries } from './java-libraries.ts';

/** A program runs less than a second: the optimising compiler of the JVM would only slow it down. */
const SHORT_LIFE = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx256m', '-Xshare:auto'];
const JVM = ['/usr/bin/java', ...SHORT_LIFE];
/** All warnings but two: on exceptions that are not serialised, and on the class path of Debian. */
const LINT = '-Xlint:all,-serial,-path';
const STRICT = ['-encoding', 'UTF-8', LINT, '-Werror', '-proc:none'];
const SOURCES = ['-implicit:class', '-Xprefer:source'];
/** The limit on processor time stops what does not end. */
const COMPILE_LIMIT_MS = 180_000;
const AT_ONCE = 15;
/** The archive of the classes, in the folder of a program while it runs. */
export const JAR = '.classes.jar';

/** Sources of a folder to compile. The other classes of the folder are found by their names. */
export interface JavaProgram {
  readonly folder: Folder;
  readonly names: readonly string[];
}

/** The libraries and the launcher of programs. */
export interface JavaKit extends JavaLibraries {
  /** The program of the sandbox that starts them, without `.java`. */
  readonly launcher: string;
}

/** The message of javac and, without faults, the archive of classes to put in the folder. */
export interface Compiled {
  readonly message: string;
  readonly classes?: Folder;
  readonly limit?: Limit;
}

/** Compiles many programs with few processes: one process for each would take ten times longer. */
export async function compileJava(
  programs: readonly JavaProgram[],
  kit: JavaKit,
): Promise<Compiled[]> {
  const compiled: Compiled[] = [];
  const { atOnce = AT_ONCE } = kit;
  for (let at = 0; at < programs.length; at += atOnce) {
    compiled.push(...(await compileTogether(programs.slice(at, at + atOnce), kit)));
  }
  return compiled;
}

/** Starts a compiled program, its classes beside it in its folder. */
export function startJava(
  folder: Folder,
  kit: JavaKit,
  main: string,
  input = '',
): Promise<SandboxResult> {
  const { beside, limitMs } = kit;
  return runInSandbox({
    command: () => commandOf(kit, main),
    folder,
    input,
    ...(limitMs && { limitMs }),
    ...(beside && { beside: beside() }),
  });
}

/** The command that starts a compiled program in its folder. */
export function commandOf({ launcher, libraries, machine = [] }: JavaKit, main: string): string[] {
  return [...JVM, ...machine, '-cp', [JAR, ...libraries].join(':'), launcher, main];
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
  // One of them stopped the compiler: each is compiled alone.
  const compiled: Compiled[] = [];
  for (const program of programs) compiled.push(...(await compileTogether([program], kit)));
  return compiled;
}

function compileIn(programs: readonly JavaProgram[], kit: JavaKit) {
  const { launcher, libraries, declarations = [], compiler = [], beside } = kit;
  return runInSandbox({
    command: ({ runner }) => [
      ...[...JVM, `${runner}/technologies/java/programs/Compile.java`, ...STRICT, ...SOURCES],
      ...[...compiler, '-cp', [...declarations, ...libraries].join(':')],
      `${runner}/technologies/java/programs/${launcher}.java`,
    ],
    folder: Object.fromEntries(programs.flatMap(({ folder }, at) => within(String(at), folder))),
    ...(beside && { beside: beside() }),
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
