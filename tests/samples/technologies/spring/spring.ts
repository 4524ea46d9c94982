import { execFileSync } from 'node:child_process';
import type { Job, Outcome, Technology } from '../../run/technology.ts';
import { javaVersion } from '../java/java.ts';
import { JUNIT, SPRING, SPRING_STUBS } from '../java/java-libraries.ts';
import { jvm } from '../java/jvm.ts';

/** The packages of Spring and those that come with it. */
const PACKAGES =
  /^\s*import\s+(?:static\s+)?(?:org\.(?:springframework|hamcrest|jspecify|mockito|slf4j)|jakarta|com\.fasterxml|io\.swagger)\./m;

const ABSENT =
  'Spring n’est pas exécuté ici : retire le bloc output, et l’exemple sera seulement compilé.';

const base = jvm(
  { libraries: [...SPRING, ...JUNIT], stubs: SPRING_STUBS },
  ({ output }) => output !== undefined,
);

export const spring: Technology = {
  ...base,
  name: 'spring',
  module: import.meta.filename,
  proof:
    'compilé par javac avec Spring 4.3 et nos déclarations de ce qui est plus récent, sans Spring à l’exécution : seuls sont exécutés les programmes suivis d’un résultat et les tests des exercices',
  fences: [{ word: 'java', imports: PACKAGES, continues: ['java'], words: ['file'] }],
  toolchains: ['java', 'junit', 'spring'],
  version: () => `${javaVersion()}, Spring ${springVersion()}`,
  isOnlyCompiled: true,
  run,
};

/** Runs plain Java. A call of Spring meets a declaration without code, and the message says so. */
async function run(job: Job): Promise<Outcome> {
  const outcome = await base.run(job);
  if (!outcome.message.includes('UnsatisfiedLinkError')) return outcome;
  return { ...outcome, message: `${outcome.message}${ABSENT}` };
}

function springVersion(): string {
  const answer = execFileSync('/usr/bin/dpkg-query', ['-s', 'libspring-core-java']);
  return /^Version: ([\d.]+\d)/m.exec(String(answer))?.[1] ?? '';
}
