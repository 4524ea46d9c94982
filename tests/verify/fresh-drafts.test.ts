import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { faultLine } from '../../src/markdown/lesson-fault.ts';
import { contentFaults } from '../../src/tools/checks/content.ts';
import { runProgram } from '../support/program.ts';
import { copyContent } from '../tools/checks/mistakes/plant.ts';

/** Its tools start fast; the folders of the others have the same forms. */
const LIGHT = 'python';

let folder = '';
beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a new tutorial has no fault, and its samples and exercises run', () => {
  const tutorial = `content/tutorials/${LIGHT}`;
  rmSync(join(folder, tutorial), { recursive: true });
  expect(nouveau('tutoriel', LIGHT)).toContain(`Écrit : ${tutorial}/tutorial.yaml\n`);
  expect(command('tests/verify/cli.ts', tutorial)).toBe('Aucune faute.\n');
  // They did run, now or before: only successes are kept.
  expect(command('tests/samples/cli.ts', tutorial)).toMatch(/^python : \d+ exemples, 6 exercices/m);
  rmSync(join(folder, tutorial, '4-utils.mdx'));
  nouveau('etape', LIGHT, 'utils');
  expect(command('tests/verify/cli.ts', `${tutorial}/4-utils.mdx`)).toBe('Aucune faute.\n');
});

/** Nuxt Qwik is a technology of which nothing is known but the line that announces it. */
test('the texts of a new tutorial have no fault, whatever it teaches', async () => {
  appendFileSync(
    join(folder, 'content/resources.yaml'),
    '    - name: Nuxt Qwik\n      slug: nuxtqwik\n      icon: java\n      description: Écrire des applications Android\n',
  );
  const resources = readFileSync(join(folder, 'content/resources.yaml'), 'utf8');
  const files = [...resources.matchAll(/slug: (.+)/g)].flatMap(([, slug = '']) => {
    rmSync(join(folder, 'content/tutorials', slug), { recursive: true, force: true });
    return [...nouveau('tutoriel', slug).matchAll(/^Écrit : (.+)$/gm)].map(([, file = '']) => file);
  });
  expect(files.length).toBeGreaterThan(16 * 28);
  const project = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(project));
  expect((await contentFaults(files)).map(faultLine)).toEqual([]);
});

test('a new course has no fault', () => {
  expect(nouveau('cours', 'couture-boubou')).toContain('Écrit : content/catalog/courses/');
  expect(command('tests/verify/cli.ts', 'content/catalog')).toBe('Aucune faute.\n');
});

/** A section of the guide is no draft: the guide is whole or broken. */
test('a new section of the guide has no fault but its length and its places to fill', () => {
  rmSync(join(folder, 'content/career/5-data.mdx'));
  nouveau('metier', 'data');
  const lines = command('tests/verify/cli.ts', 'content/career/5-data.mdx').trimEnd().split('\n');
  const others = lines.filter((line) => !/« À ÉCRIRE » est resté là|places à remplir/.test(line));
  expect(others).toEqual([
    expect.stringMatching(/^content\/career\/5-data\.mdx:1 : cette section a \d+ mots/),
    `${lines.length - 1} fautes.`,
  ]);
});

function nouveau(...args: string[]): string {
  return command('src/tools/scaffold/nouveau.ts', ...args);
}

/** What a command of the project prints in the copy. */
function command(program: string, ...args: string[]): string {
  const { stdout, stderr } = runProgram(program, args, { cwd: folder });
  return stdout + stderr;
}
