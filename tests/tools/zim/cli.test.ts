import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../support/program.ts';
import { plantSite } from './plant-site.ts';

/** Packs nothing: what it writes, and how it ends, is what a test asks. */
const fake = (script: string) => `#!/bin/sh\nfor last; do :; done\n${script}\n`;

/** `npm run zim -- …` in a folder whose only programs are those of the test. */
function zim(root: string, args: readonly string[] = [], zimwriterfs?: string) {
  const bin = join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  if (zimwriterfs) {
    writeFileSync(join(bin, 'zimwriterfs'), zimwriterfs);
    chmodSync(join(bin, 'zimwriterfs'), 0o755);
  }
  const PATH = zimwriterfs ? `${bin}:${process.env.PATH}` : bin;
  return runProgram('src/tools/zim/cli.ts', args, { cwd: root, env: { ...process.env, PATH } });
}

describe('what is printed (K14)', () => {
  test('how it is used (W9)', () => {
    using place = plantSite();
    const stdout = expect.stringMatching(/^Usage : npm run zim /);
    expect(zim(place.root, ['--aide'])).toEqual({ status: 0, stderr: '', stdout });
  });

  test.each([
    [['a', 'b'], '« b » est en trop : un seul dossier.'],
    [['--vite'], '--vite : cette option n’existe pas.'],
  ])('%j: what is wrong, then how it is used, exit code 1 (W9)', (args, says) => {
    using place = plantSite();
    const { status, stderr } = zim(place.root, args);
    expect(status).toBe(1);
    expect(stderr.split('\n')[0]).toBe(says);
    expect(stderr).toContain('\n\nUsage : npm run zim ');
  });

  test('no built site', () => {
    using place = plantSite({ 'ressources.html': '' });
    expect(zim(place.root)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'dist/ ne contient pas de site : lancez d’abord npm run build.\n',
    });
    expect(existsSync(join(place.root, 'zim'))).toBe(false);
  });

  test('no zimwriterfs: where it is had; nothing is left behind', () => {
    using place = plantSite();
    expect(zim(place.root)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'zimwriterfs manque : installez zim-tools (sur Debian ou Ubuntu, sous root : apt-get install zim-tools).\n',
    });
    expect(readdirSync(join(place.root, 'zim'))).toEqual([]);
  });

  test('zimwriterfs fails: what it said', () => {
    using place = plantSite();
    const { status, stderr } = zim(place.root, [], fake('echo trop vieux >&2; exit 3'));
    expect([status, stderr]).toEqual([1, 'zimwriterfs a échoué : trop vieux\n']);
  });

  test('more than 8 Mo is refused, and the file of before stays', () => {
    using place = plantSite();
    zim(place.root, [], fake('printf ancien > "$last"'));
    const { status, stderr } = zim(place.root, [], fake('truncate -s 8000001 "$last"'));
    expect(status).toBe(1);
    expect(stderr).toBe(
      'jangal.zim pèse 8\u00a0Mo, pour 8\u00a0Mo au plus : allégez les images ou les fichiers des tutoriels.\n',
    );
    expect(readdirSync(join(place.root, 'zim'))).toEqual(['jangal.zim']);
    expect(readFileSync(join(place.root, 'zim/jangal.zim'), 'utf8')).toBe('ancien');
  });

  test('what was written, where it was asked; what the box is called', () => {
    using place = plantSite();
    const said = zim(place.root, ['clé'], fake('printf "%s\n" "$@" > "$last"'));
    expect(said).toMatchObject({ status: 0, stderr: '' });
    expect(said.stdout).toMatch(/^clé\/jangal\.zim : 14 pages, \d,\d\u00a0Ko\.\n$/);
    const options = readFileSync(join(place.root, 'clé/jangal.zim'), 'utf8').split('\n');
    expect(options).toEqual(
      expect.arrayContaining([
        '--welcome=index.html',
        '--illustration=icon-48.png',
        '--language=fra',
        '--title=Jàngal',
        '--source=https://jangal.example',
      ]),
    );
  });

  test('a site that only this machine knows is said', () => {
    const head = '<link rel="canonical" href="http://localhost:4321/ressources">';
    using place = plantSite({ 'ressources.html': `<title>a · Jàngal</title>${head}<main></main>` });
    const { status, stderr } = zim(place.root, [], fake('printf a > "$last"'));
    expect(status).toBe(0);
    expect(stderr).toContain('ce site se croit à http://localhost:4321');
  });
});
