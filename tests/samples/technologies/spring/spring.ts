import { execFileSync } from 'node:child_process';
import type { Sample } from '../../read/sample.ts';
import { failed, type Job, type Outcome, type Technology } from '../../run/technology.ts';
import { javaVersion } from '../java/java.ts';
import { jvm, programOf } from '../java/jvm.ts';
import { partOnlyCompiled, refusalOf } from './only-compiled.ts';
import { runSpringServer } from './run-server.ts';
import { SPRING } from './spring-jars.ts';

/** The packages of Spring and those that come with it. */
const PACKAGES =
  /^\s*import\s+(?:static\s+)?(?:org\.(?:springframework|hamcrest|jspecify|mockito|slf4j)|jakarta|com\.fasterxml|io\.swagger)\./m;
const KIT = { ...SPRING, isStarted, launcher: 'SampleLauncher' };
const base = jvm(KIT);

export const spring: Technology = {
  ...base,
  name: 'spring',
  module: import.meta.filename,
  proof:
    'compilé par javac ; avec un résultat, une requête ou des tests, exécuté par Spring 4.3 aux paquets renommés, Tomcat ou MockMvc, H2, et une petite doublure à la place de Spring Boot',
  fences: [{ word: 'java', imports: PACKAGES, continues: ['java'], words: ['compile', 'file'] }],
  toolchains: ['java', 'junit', 'spring'],
  version: () => versions().join(', '),
  versionFor: (sample) =>
    versions()
      .slice(0, isOnlyCompiled(sample) ? 2 : undefined)
      .join(', '),
  isOnlyCompiled,
  prepare: (drafts) => base.prepare(drafts.filter(({ sample }) => sample.kind !== 'request')),
  run,
};

/** Programs are started when the page shows what they say */
function isStarted({ output, isCompiled }: Sample): boolean {
  return output !== undefined && !isCompiled;
}

async function run(job: Job): Promise<Outcome> {
  const { sample, folder } = job;
  if (sample.kind === 'program' && !isStarted(sample)) return base.run(job);
  const server = sample.kind === 'request' ? sample.chain.findLast(isServer) : sample;
  const program = programOf({ sample: server ?? sample, folder }, KIT);
  const [own] = program.names;
  const names = isApplication(sample) ? program.names : [own ?? ''];
  const message = refusalOf(program.folder, names);
  if (message) return failed(job, message);
  return sample === server && !isServer(sample) ? base.run(job) : runSpringServer(job);
}

/** Whether it starts a container, which looks for the classes of the folder. */
function isApplication({ kind, text }: Sample): boolean {
  return (
    kind !== 'program' || /ApplicationContext|SpringApplication|BootTest|WebMvcTest/.test(text)
  );
}

/** A file of the project is run with those that come after it, unless it is of a part that never is. */
function isOnlyCompiled(sample: Sample): boolean {
  if (sample.kind !== 'program' || isStarted(sample)) return false;
  return sample.isCompiled || !sample.file || partOnlyCompiled(sample.text) !== undefined;
}

function isServer({ kind }: Sample): boolean {
  return kind === 'server';
}

/** The tools of Debian as readers see them: « Spring 4.3.30 ». */
const TOOLS = [
  ['Spring', 'libspring-core-java'],
  ['Tomcat', 'libtomcat10-embed-java'],
  ['H2', 'libh2-java'],
  ['Hibernate Validator', 'libhibernate-validator-java'],
] as const;

let known: readonly string[] | undefined;

/** Java first, then these; asked once, because it starts processes. */
function versions(): readonly string[] {
  known ??= [javaVersion(), ...TOOLS.map(([name, debian]) => `${name} ${versionOf(debian)}`)];
  return known;
}

function versionOf(debian: string): string {
  const answer = execFileSync('/usr/bin/dpkg-query', ['-s', debian], { encoding: 'utf8' });
  return /^Version: ([\d.]+\d)/m.exec(answer)?.[1] ?? '';
}
