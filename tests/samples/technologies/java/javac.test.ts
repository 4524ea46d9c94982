import { describe, expect, it } from 'vitest';
import { EMPTY_FOLDER, withFile } from '../../read/folder.ts';
import { compileJava, startJava } from './javac.ts';

const KIT = { launcher: 'SampleLauncher', libraries: [] };

const program = (body: string) => ({
  folder: withFile(
    EMPTY_FOLDER,
    'Exemple.java',
    `class Exemple { public static void main(String[] args) { ${body} } }\n`,
  ),
  names: ['Exemple.java'],
});
const prints = (text: string) => program(`System.out.println("${text}");`);
/** Each of a hundred faults quotes its long line: more output than is allowed. */
const TALKATIVE = program('prix(); '.repeat(1_000));

describe('programs compiled together', () => {
  it('do not see each other, though their classes have one name', async () => {
    const compiled = await compileJava([prints('Awa'), program('totl();'), prints('Khady')], KIT);
    expect(compiled.map(({ message }) => message.split('\n')[0])).toEqual([
      '',
      expect.stringMatching(/^Exemple\.java:1: error: cannot find symbol/),
      '',
    ]);
    expect(compiled.map(({ classes }) => classes !== undefined)).toEqual([true, false, true]);
    const { stdout } = await startJava(compiled[2]?.classes ?? {}, KIT, 'Exemple');
    expect(stdout).toBe('Khady\n');
  });

  it('find each other as in a project of Maven', async () => {
    const files = {
      'src/main/java/sn/caisse/Caisse.java': 'package sn.caisse;\npublic class Caisse {}\n',
      'src/test/java/sn/caisse/CaisseTest.java':
        'package sn.caisse;\nclass CaisseTest { Caisse caisse; }\n',
    };
    const folder = Object.entries(files).reduce(
      (all, [path, text]) => withFile(all, path, text),
      EMPTY_FOLDER,
    );
    const names = ['src/test/java/sn/caisse/CaisseTest.java'];
    const [compiled] = await compileJava([{ folder, names }], KIT);
    expect(compiled).toEqual({ message: '', classes: expect.anything() });
  });

  it('are compiled although one of them stops the compiler', async () => {
    const [first, talkative, last] = await compileJava(
      [prints('Awa'), TALKATIVE, prints('Khady')],
      KIT,
    );
    expect(first?.classes).toBeDefined();
    expect(talkative).toEqual({ message: expect.any(String), limit: 'output' });
    expect(last?.classes).toBeDefined();
  });
});
