import { execFileSync } from 'node:child_process';
import { type Folder, withFile, withoutFile } from './folder.ts';
import { isolate } from './isolate.ts';
import {
  isOnlyWritten,
  type Job,
  type Outcome,
  programOf,
  type Technology,
  withoutShown,
} from './sample.ts';

const JAVAC = '/usr/bin/javac';
/** A sample lives less than a second: the best compiler of the machine would come too late. */
const SHORT_LIFE = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx256m', '-Xshare:auto'];
const STRICT = ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-implicit:class'];
const CLASSES = '.classes';
const UNNAMED = 'Exemple';

const MAIN = /\bstatic\s+void\s+main\s*\(/;
const IS_FILE =
  /\bstatic\s+void\s+main\s*\(|^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\b/m;
const TYPE = /\b(?:class|interface|enum|record)\s+(\w+)/g;
const PUBLIC_TYPE = /^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\s+(\w+)/m;
const IMPORTS = /^(?:\s*import\s[^;]+;|\s*\n)*/;

export const java: Technology = {
  name: 'java',
  proof: 'compilé par javac (-Xlint:all -Werror), puis exécuté par java',
  fences: [{ word: 'java', continues: ['java'], words: ['file'] }],
  extension: 'java',
  toolchains: ['java'],
  version() {
    const answer = execFileSync(JAVAC, ['-version'], { encoding: 'utf8' });
    return `Java ${/[\d.]+\d/.exec(answer)?.[0] ?? ''}`;
  },
  run: compileAndRun,
};

async function compileAndRun(job: Job): Promise<Outcome> {
  const { sample, typed, shown } = job;
  const source = sourceOf(programOf(sample), sample.file !== undefined);
  const name = sample.file ?? `${PUBLIC_TYPE.exec(source)?.[1] ?? UNNAMED}.java`;
  const isStarted = !isOnlyWritten(sample) && MAIN.test(source);
  const release = await isolate({
    command: ({ guest }) => ['/usr/bin/bash', '-c', scriptOf(name, source, guest, isStarted)],
    folder: withFile(job.folder, name, `${source}\n`),
    input: typed.map((line) => `${line}\n`).join(''),
  });
  const folder = withoutClasses(release.folder);
  return {
    output: withoutShown(release.stdout, shown),
    message: release.stderr,
    isFailure: release.status !== 0,
    folder: sample.file ? folder : withoutFile(folder, name),
    ...(release.limit && { limit: release.limit }),
  };
}

/** Statements alone get a class and its `main` on their first line: the numbers of lines stay true. */
function sourceOf(text: string, isNamed: boolean): string {
  if (isNamed || IS_FILE.test(text)) return text;
  const [imports = ''] = IMPORTS.exec(text) ?? [];
  const start = `import java.util.*; public class ${UNNAMED} { public static void main(String[] args) throws Exception { `;
  return `${imports}${start}${text.slice(imports.length)}\n}}`;
}

/** The other classes of the folder are found by their names, as by the reader's own javac. */
function scriptOf(name: string, source: string, guest: string, isStarted: boolean): string {
  const compiler = SHORT_LIFE.map((flag) => `-J${flag}`).join(' ');
  const launcher = `${guest}/SampleLauncher.java`;
  const compile = `${JAVAC} ${compiler} ${STRICT.join(' ')} -sourcepath . -d ${CLASSES} ${launcher} ${name}`;
  if (!isStarted) return compile;
  const run = `exec /usr/bin/java ${SHORT_LIFE.join(' ')} -cp ${CLASSES} SampleLauncher`;
  return `${compile} && ${run} ${mainClassOf(source)}`;
}

/** The type in which `main` stands: the last one named before it. */
function mainClassOf(source: string): string {
  const before = source.slice(0, source.search(MAIN));
  const type = [...before.matchAll(TYPE)].at(-1)?.[1] ?? UNNAMED;
  const home = /^\s*package\s+([\w.]+)\s*;/m.exec(source)?.[1];
  return home ? `${home}.${type}` : type;
}

function withoutClasses(folder: Folder): Folder {
  const kept = Object.entries(folder).filter(([path]) => !path.startsWith(`${CLASSES}/`));
  return Object.fromEntries(kept);
}
