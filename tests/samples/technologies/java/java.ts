import { execFileSync } from 'node:child_process';
import type { Technology } from '../../run/technology.ts';
import { JUNIT } from './java-libraries.ts';
import { jvm } from './jvm.ts';

export const java: Technology = {
  ...jvm({ libraries: JUNIT }),
  name: 'java',
  module: import.meta.filename,
  proof: 'compilé par javac (-Xlint:all,-serial -Werror), puis exécuté par java',
  fences: [{ word: 'java', continues: ['java'], words: ['compile', 'file'], serverIn: 'spring' }],
  toolchains: ['java', 'junit'],
  version: javaVersion,
};

/** « Java 17.0.15 » */
export function javaVersion(): string {
  const answer = execFileSync('/usr/bin/javac', ['-version'], { encoding: 'utf8' });
  return `Java ${/[\d.]+\d/.exec(answer)?.[0] ?? ''}`;
}
