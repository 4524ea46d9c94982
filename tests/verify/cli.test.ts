import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runProgram } from '../support/program.ts';
import { copyContent } from '../tools/checks/mistakes/plant.ts';

const CLI = join(import.meta.dirname, 'cli.ts');
const WEB = 'content/career/2-web.mdx';
const STEP = 'content/tutorials/python/2-first.mdx';
const PATIENCE = { timeout: 60_000, interval: 100 };

let folder = '';

beforeAll(() => {
  folder = copyContent();
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=a', '-c', 'user.email=a@a.sn', 'commit', '--quiet', '-m', 'a');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run verifier', () => {
  test('says that nothing has changed', () => {
    expect(verifier()).toEqual({
      status: 0,
      said: 'Rien n’a changé dans content/ depuis le dernier commit.\n',
    });
  });

  test('tells the faults of what changed, in order, once each, and their count', () => {
    using _ = edit(WEB, (text) => `${text}\nSi il pleut, tu lis tes notes.\n`);
    using __ = edit('content/home.yaml', (text) => text.replace('"Choisissez"', '"Choisissez'));
    const { status, said } = verifier();
    expect(status).toBe(1);
    const line = readFileSync(join(folder, WEB), 'utf8').split('\n').length - 1;
    expect(said.split('\n')).toEqual([
      `${WEB}:${line} : « tu » : hors des tutoriels, on dit « vous » — dis-le avec vous, votre, vos`,
      `${WEB}:${line} : « tes » : hors des tutoriels, on dit « vous » — dis-le avec vous, votre, vos`,
      `${WEB}:${line} : « si il » — écris « s’il »`,
      'content/home.yaml:5 : ce guillemet n’est pas fermé — écris le guillemet qui ferme, à la fin du texte',
      '4 fautes.',
      '',
    ]);
  });

  test('runs the samples of a step', () => {
    using _ = edit(STEP, (text) => text.replace(/(```output\n)(.)/, '$1Z$2'));
    const { status, said } = verifier(STEP);
    expect(status).toBe(1);
    const [fault, ...quoted] = said.split('\n');
    expect(fault).toMatch(
      /^content\/tutorials\/python\/2-first\.mdx:\d+ : le résultat diffère \(- écrit ici, \+ obtenu\) — corrige l’exemple ou son résultat ; « npm run samples -- content\/tutorials\/python\/2-first\.mdx --write » écrit le vrai, à relire$/,
    );
    expect(quoted.slice(0, 2)).toEqual([
      expect.stringMatching(/^ {4}- Z/),
      expect.stringMatching(/^ {4}\+ /),
    ]);
  });

  test('runs those of a step with the line ends of Windows', () => {
    using _ = edit(STEP, (text) => text.replaceAll('\n', '\r\n'));
    expect(verifier(STEP)).toMatchObject({
      status: 0,
      said: expect.stringContaining('Aucune faute'),
    });
  });

  test.each([
    [
      'content/tutorials/cobol',
      /^« content\/tutorials\/cobol » n’existe pas : corrige ce chemin\.\n\nUsage :/,
    ],
    ['src', /^Aucun fichier dans src : nomme un texte/],
    ['--suivie', /^--suivie : cette option n’existe pas\.\n\nUsage :/],
  ])('refuses %s with a sentence and its usage', (argument, says) => {
    const { status, said } = verifier(argument);
    expect(status).toBe(2);
    expect(said).toMatch(says);
  });

  test('says how it is used', () => {
    const { status, said } = verifier('--aide');
    expect(status).toBe(0);
    expect(said).toMatch(/^Usage : npm run verifier/);
  });

  test('--suivre checks again what is saved', async () => {
    const child = spawn(process.execPath, [CLI, 'content/career', '--suivre'], { cwd: folder });
    onTestFinished(() => void child.kill());
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    await vi.waitFor(() => expect(said).toContain('Je regarde content/'), PATIENCE);
    expect(said).toContain('Aucune faute.\n');
    using _ = edit(WEB, (text) => `${text}\nSi il pleut.\n`);
    await vi.waitFor(() => expect(said).toMatch(/« si il » — écris « s’il »\n1 faute\./), PATIENCE);
  });
});

/** What the command prints in the copy, and its exit code. */
function verifier(...args: string[]) {
  const { status, stdout, stderr } = runProgram(CLI, args, { cwd: folder });
  return { status, said: stdout + stderr };
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: folder });
}

/** Changes a file of the copy until the end of the test. */
function edit(file: string, change: (text: string) => string): Disposable {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return { [Symbol.dispose]: () => writeFileSync(path, before) };
}
