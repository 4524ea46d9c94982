import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcedIn, tutorialFiles } from '../../src/tools/scaffold/tutorial.ts';
import { copyContent } from '../tools/checks/mistakes/plant.ts';

/** Its tools start fast; the templates of the others have the same forms. */
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

test('the texts of a new tutorial have no fault, whatever it teaches', () => {
  const all = announcedIn(readFileSync('content/resources.yaml', 'utf8'));
  const mistakes = all.flatMap((one) => {
    const draft = join('content/tutorials', one.slug);
    rmSync(join(folder, draft), { recursive: true, force: true });
    return Object.entries(tutorialFiles(one, all, '2026-11-20')).map(([name, text]) => {
      const file = join(draft, name);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      return { what: file, file, draft: one.slug, prints: [] };
    });
  });
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('tests/tools/checks/mistakes/print.ts')],
    {
      cwd: folder,
      input: JSON.stringify(mistakes),
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(stdout)).toHaveLength(mistakes.length);
  expect(JSON.parse(stdout).flat()).toEqual([]);
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
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...args], options);
  return stdout + stderr;
}
