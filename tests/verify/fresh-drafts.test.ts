import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent } from '../checks/mistakes/plant.ts';

const SLOW_MS = 60_000;
/** Those whose tools start fast: the others have the same forms. */
const LIGHT = ['python', 'javascript'];

let folder = '';
beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(LIGHT)(
  'a new tutorial of %s has no fault, and its samples and exercises run',
  {
    timeout: SLOW_MS,
  },
  (slug) => {
    const tutorial = `content/tutorials/${slug}`;
    rmSync(join(folder, tutorial), { recursive: true });
    expect(nouveau('tutoriel', slug)).toContain(`Écrit : ${tutorial}/tutorial.yaml\n`);
    expect(command('tests/verify/cli.ts', tutorial)).toBe('Aucune faute.\n');
    // They did run, now or before: only successes are kept.
    expect(command('tests/samples/cli.ts', tutorial)).toMatch(
      new RegExp(`^${slug} : \\d+ exemples, 6 exercices`, 'm'),
    );
    rmSync(join(folder, tutorial, '4-utils.mdx'));
    nouveau('etape', slug, 'utils');
    expect(command('tests/verify/cli.ts', `${tutorial}/4-utils.mdx`)).toBe('Aucune faute.\n');
  },
);

test('a new course has no fault', () => {
  expect(nouveau('cours', 'couture-boubou')).toContain('Écrit : content/catalog/courses/');
  expect(command('tests/verify/cli.ts', 'content/catalog')).toBe('Aucune faute.\n');
});

/** A section of the guide is no draft: the guide is whole or broken. */
test('a new section of the guide has no fault but its length and its places to fill', () => {
  rmSync(join(folder, 'content/career/5-data.mdx'));
  nouveau('metier', 'data');
  const lines = command('tests/verify/cli.ts', 'content/career/5-data.mdx').trimEnd().split('\n');
  const others = lines.filter((line) => !line.includes('« À ÉCRIRE » est resté là'));
  expect(others).toEqual([
    expect.stringMatching(/^content\/career\/5-data\.mdx:1 : cette section a \d+ mots/),
    `${lines.length - 1} fautes.`,
  ]);
});

function nouveau(...args: string[]): string {
  return command('src/scaffold/nouveau.ts', ...args);
}

/** What a command of the project prints in the copy. */
function command(program: string, ...args: string[]): string {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...args], options);
  return stdout + stderr;
}
