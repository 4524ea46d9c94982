import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { keyOf, touch } from '../../../../src/cache/cache.ts';
import { cacheFolder } from '../../../../src/cache/cache-folder.ts';
import { RUNNER_FOLDER } from '../../sandbox/isolation.ts';
import { inDebian, type JavaLibraries } from '../java/java-libraries.ts';
import { NEW_JARS, OLD_JARS, SPRING_PACKAGES } from './spring-libraries.ts';

const runner = RUNNER_FOLDER;
const REWRITE = `${runner}/technologies/spring/programs/Rewrite.java`;
const PACK = `${runner}/technologies/spring/programs/Pack.java`;
/** Holds `stubs`, our declarations of what is newer than Debian's Spring, and `double`, which has code. */
const SOURCES = join(RUNNER_FOLDER, 'toolchains/spring');
const ASM = inDebian('asm', 'asm-commons', 'asm-tree').join(':');
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const HASH_LENGTH = 12;

/** The folders that programs find beside theirs. */
interface SpringFolders extends Readonly<Record<string, string>> {
  /** Debian's archives with today's names of packages. */
  readonly spring: string;
  /** `stubs.jar` and `double.jar`. */
  readonly double: string;
}

let made: SpringFolders | undefined;

/** What programs of Spring are compiled and started with. */
export const SPRING = {
  libraries: [
    ...['src/main/resources', 'src/test/resources', '.'],
    ...['../double/double.jar', '../double/stubs.jar'],
    ...OLD_JARS.map((path) => `../spring/${basename(path)}`),
    ...NEW_JARS,
  ],
  // The double has more than the Spring that it stands for.
  declarations: ['../double/stubs.jar'],
  // As Maven does for Boot: Spring reads the names of parameters.
  compiler: ['-parameters'],
  // Spring makes classes by a closed method of the JDK.
  machine: ['--add-opens', 'java.base/java.lang=ALL-UNNAMED'],
  // Each is a whole project.
  atOnce: 8,
  // Two seconds of processor, which a busy machine may take long to give.
  limitMs: 180_000,
  beside: springFolders,
  isFound: (path) => /^src\/main\/java\/.*\.java$/.test(path),
} satisfies JavaLibraries;

/** Makes the archives, unless the cache has them. Throws when a package is absent or a source is wrong. */
function springFolders(): SpringFolders {
  made ??= makeFolders();
  return made;
}

function makeFolders(): SpringFolders {
  const versions = versionsOf(SPRING_PACKAGES);
  const spring = make('spring', [versions, readFileSync(REWRITE, 'utf8')], (folder) => {
    run(['-cp', ASM, REWRITE, folder, ...OLD_JARS]);
  });
  const files = globSync('{stubs,double}/**/*.*', { cwd: SOURCES }).sort();
  const texts = [PACK, ...files.map((name) => join(SOURCES, name))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const path = [...OLD_JARS.map((jar) => join(spring, basename(jar))), ...NEW_JARS].join(':');
  const double = make('double', [spring, files, texts], (folder) => {
    run([PACK, SOURCES, folder, path]);
  });
  return { spring, double };
}

/** The versions of the packages of Debian. Throws when one is not installed. */
function versionsOf(packages: readonly string[]): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a form of dpkg
  const form = '-f=${Package} ${Version}\n';
  return execFileSync('/usr/bin/dpkg-query', ['-W', form, ...packages], { encoding: 'utf8' });
}

/** Makes a folder of the cache under a key of all that decides it. What was interrupted is not kept. */
function make(name: string, facts: unknown, work: (folder: string) => void): string {
  const folder = cacheFolder('toolchains', `${name}-${keyOf(facts).slice(0, HASH_LENGTH)}`);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const draft = mkdtempSync(`${folder}-draft-`);
    try {
      work(draft);
      // Another user runs the samples.
      execFileSync('/usr/bin/chmod', ['-R', 'a+rX', draft]);
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true });
      // Another run may have made it at the same time.
      if (!existsSync(folder)) throw error;
    }
  }
  touch(folder);
  return folder;
}

function run(args: readonly string[]): void {
  execFileSync('/usr/bin/java', [...JAVA, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}
