import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noCache } from '../../../../src/cache/cache.ts';
import { runSamples } from '../run.ts';
import { findWrongTools, shortVersion, writeTools } from './checked-with.ts';
import type { Proof } from './results.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-checked-'));
  mkdirSync(join(root, 'java'));
});

afterEach(() => rmSync(root, { recursive: true }));

const file = () => join(root, 'java/tutorial.yaml');
const tutorial = (...version: string[]) =>
  writeFileSync(
    file(),
    ['version:', '  checkedOn: 2026-11-20', ...version, 'level: a', ''].join('\n'),
  );

function proof(technology: string, version: string, isOnlyCompiled = false) {
  return { technology, version, isOnlyCompiled };
}

const JAVA = proof('java', 'Java 17.0.12');
const faults = (...proofs: Omit<Proof, 'path'>[]) =>
  findWrongTools(
    [root],
    proofs.map((one) => ({ ...one, path: join(root, 'java/1-intro.mdx') })),
  );

describe('the tools that a tutorial’s page names', () => {
  it.each([
    ['Python 3.11.2', 'Python 3.11'],
    ['Java 17.0.12', 'Java 17'],
    ['Chromium 156.0.8078.79', 'Chromium 156'],
    ['Node.js 24.21.0', 'Node.js 24.21'],
    ['gcc 12', 'gcc 12'],
    ['React Native 0.88.1, typé par TypeScript 7.0.2', 'React Native 0.88, typé par TypeScript 7'],
  ])('are written without the last number of their version: %s is %s', (tool, short) => {
    expect(shortVersion(tool)).toBe(short);
  });

  it.each([
    { says: 'the same', written: ['  checkedWith: Java 17'] },
    { says: 'the same at another version', written: ['  checkedWith: Java 25.1'] },
  ])('are right when they are $says', ({ written }) => {
    tutorial(...written);
    expect(faults(JAVA)).toEqual([]);
  });

  it.each([
    { says: 'none', written: [] },
    { says: 'another', written: ['  checkedWith: Python 3.11'] },
    { says: 'one too many', written: ['  checkedWith: Java 17 et Chromium 156'] },
    { says: 'one that only compiled', written: ['  compiledWith: Java 17'] },
  ])('are a fault when they are $says, and writing changes only their lines', ({ written }) => {
    tutorial(...written);
    const wrongTools = faults(JAVA);
    expect(wrongTools.map(({ fault }) => [fault.file, fault.line])).toEqual([[file(), 2]]);
    for (const one of wrongTools) writeTools(one);
    expect(readFileSync(file(), 'utf8')).toBe(
      'version:\n  checkedOn: 2026-11-20\n  checkedWith: Java 17\nlevel: a\n',
    );
    expect(faults(JAVA)).toEqual([]);
  });

  it('start with the one that is taught, and leave out the terminal', () => {
    tutorial();
    const [one] = faults(
      proof('console', 'Bash 5.2.15'),
      proof('sql', 'SQLite 3.53.1'),
      JAVA,
      proof('spring', 'Java 17.0.12, Spring 4.3.30', true),
    );
    expect(one?.fields).toEqual({
      checkedWith: 'Java 17 et SQLite 3.53',
      compiledWith: 'Java 17 et Spring 4.3',
    });
  });

  it('name each tool of a build once', () => {
    tutorial();
    const [one] = faults(
      proof('c', 'gcc 12.2.0'),
      proof('build', 'gcc 12.2.0, g++ 12.2.0, GNU Make 4.3'),
    );
    expect(one?.fields.checkedWith).toBe('gcc 12.2, g++ 12.2 et GNU Make 4.3');
  });

  it('are compared with those of its samples', async () => {
    tutorial('  checkedWith: Chromium 156');
    writeFileSync(
      join(root, 'java/1-intro.mdx'),
      '```js\nconsole.log(1);\n```\n```output\n1\n```\n',
    );
    const { faults: found } = await runSamples([root], noCache);
    expect(found.map(({ remedy }) => remedy)).toEqual([
      expect.stringMatching(
        /^écris « checkedWith: Node\.js \d+\.\d+ », ou lance « npm run samples --/,
      ),
    ]);
    tutorial('brouillon: true');
    const draft = await runSamples([root], noCache);
    expect(draft.faults).toEqual([]);
    expect(draft.wrongTools).toHaveLength(1);
  });
});
