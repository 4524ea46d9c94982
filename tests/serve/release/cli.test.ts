import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseNames } from '../../../src/serve/release/store.ts';
import { scratch } from './plant-build.ts';
import { release } from './run.ts';

describe('what is printed', () => {
  test('a release, the next one, the list, the way back', () => {
    using place = scratch();
    place.make('a');
    expect(release(place.root, 'www')).toEqual({
      status: 0,
      stdout: 'La version DATE est en ligne : 61 fichiers.\n',
      stderr: '',
    });
    place.make('b');
    expect(release(place.root, 'www/').stdout).toBe(
      'La version DATE est en ligne : 61 fichiers.\n' +
        '  55 fichiers sans changement, 3 fichiers de versions d’avant pour les pages déjà ouvertes.\n' +
        '  Pour revenir à DATE : npm run release -- www --rollback\n',
    );
    expect(release(place.root, 'www', '--list').stdout).toBe(
      'DATE  entière  en ligne\nDATE  entière\n',
    );
    expect(release(place.root, 'www', '--rollback').stdout).toBe(
      'La version DATE est de nouveau en ligne, à la place de DATE.\n',
    );
    const [, first = ''] = releaseNames(place.site);
    rmSync(join(place.site, 'releases', first, 'site/404.html'));
    expect(release(place.root, 'www', '--list').stdout).toBe(
      'DATE  entière\nDATE  abîmée : 404.html  en ligne\n',
    );
    place.make('c');
    expect(release(place.root, 'www', '--keep', '2').stdout).toContain('Versions retirées : DATE.');
  });

  test('nothing is kept yet', () => {
    using place = scratch();
    expect(release(place.root, 'www', '--list').stdout).toBe(
      'www ne garde encore aucune version.\n',
    );
    expect(existsSync(place.site)).toBe(false);
  });

  test('a site that would be online under the address of this machine', () => {
    using place = scratch();
    place.make('a');
    writeFileSync(join(place.build, 'sitemap.xml'), '<loc>http://localhost:4321/</loc>');
    expect(release(place.root, 'www').stderr).toBe(
      'Attention : ce site se croit à http://localhost:4321. Voyez « Construire » dans docs/operations.md.\n',
    );
  });

  test.each([
    [[]],
    [['www', '--keep', '1']],
    [['www', '--keep', 'cinq']],
    [['www', '--keep', '99999']],
    [['www', '--garder', '5']],
    [['www', 'autre']],
    [['www', '--list', '--rollback']],
    [['www', '--rollback', 'a', 'b']],
  ])('%j: how it is used, exit code 1', (args) => {
    using place = scratch();
    place.make('a');
    const { status, stderr } = release(place.root, ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage : npm run release -- DOSSIER/);
    expect(existsSync(place.site)).toBe(false);
  });
});

describe('a build that is not whole stays off line', () => {
  test.each([
    {
      what: 'none at all',
      spoil: (build: string) => rmSync(build, { recursive: true }),
      says: 'dist/ ne contient pas de site : lancez d’abord npm run build.\n',
    },
    {
      what: 'one cut short, before compression',
      spoil: (build: string) => rmSync(join(build, '404.html.br')),
      says: 'dist/ est incomplet, rien n’est mis en ligne. Relancez npm run build. Il manque : 404.html.br.\n',
    },
    {
      what: 'one without its worker, and with an empty page',
      spoil: (build: string) => {
        for (const end of ['', '.br', '.gz']) rmSync(join(build, `sw.js${end}`));
        writeFileSync(join(build, 'seller.html'), '');
      },
      says: 'Il manque : seller.html, sw.js.\n',
    },
    {
      what: 'one without a whole folder',
      spoil: (build: string) => rmSync(join(build, 'v1'), { recursive: true }),
      says: 'Il manque : v1/course.html.\n',
    },
  ])('$what', ({ spoil, says }) => {
    using place = scratch();
    place.make('a');
    spoil(place.build);
    const { status, stderr } = release(place.root, 'www');
    expect(status).toBe(1);
    expect(stderr).toContain(says);
    expect(existsSync(place.site)).toBe(false);
  });
});
