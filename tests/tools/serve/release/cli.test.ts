import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseNames } from '../../../../src/tools/serve/release/store.ts';
import { scratch } from './plant-build.ts';
import { CLI, release } from './run.ts';

describe('what is printed', () => {
  test('a release, the next one, the list, the way back', () => {
    using place = scratch();
    place.make('a');
    expect(release(place.root, 'www')).toEqual({
      status: 0,
      stdout: 'La version DATE est en ligne : 64 fichiers.\n',
      stderr: '',
    });
    place.make('b');
    expect(release(place.root, 'www/').stdout).toBe(
      'La version DATE est en ligne : 64 fichiers.\n' +
        '  55 fichiers sans changement, 6 fichiers de versions d’avant pour les pages déjà ouvertes.\n' +
        '  Pour revenir à DATE : npm run release -- www --rollback\n',
    );
    expect(release(place.root, 'www', '--list')).toEqual({
      status: 0,
      stdout: 'DATE  entière  en ligne\nDATE  entière\n',
      stderr: '',
    });
    expect(release(place.root, 'www', '--rollback').stdout).toBe(
      'La version DATE est de nouveau en ligne, à la place de DATE.\n' +
        '  Pour remettre DATE en ligne : npm run release -- www --rollback DATE\n',
    );
    const [, first = ''] = releaseNames(place.site);
    rmSync(join(place.site, 'releases', first, 'site/404.html'));
    expect(release(place.root, 'www', '--list')).toEqual({
      status: 1,
      stdout: 'DATE  entière\nDATE  abîmée : 404.html  en ligne\n',
      stderr:
        'La version en ligne, DATE, est abîmée (404.html). La version DATE est entière : npm run release -- www --rollback DATE\n',
    });
    place.make('c');
    expect(release(place.root, 'www', '--keep', '2').stdout).toContain('Versions retirées : DATE.');
  });

  test('the build that is online, again: no release, and none is pushed out', () => {
    using place = scratch();
    for (const version of ['a', 'b', 'c']) {
      place.make(version);
      release(place.root, 'www');
    }
    const before = releaseNames(place.site);
    place.make('c');
    expect(release(place.root, 'www', '--keep', '3')).toEqual({
      status: 0,
      stdout: 'La version DATE, en ligne, est déjà cette construction : rien n’a changé.\n',
      stderr: '',
    });
    expect(releaseNames(place.site)).toEqual(before);
  });

  test('a release over a damaged one names another to go back to', () => {
    using place = scratch();
    for (const version of ['a', 'b']) {
      place.make(version);
      release(place.root, 'www');
    }
    const [damaged = '', whole] = releaseNames(place.site);
    rmSync(join(place.site, 'releases', damaged, 'site/404.html'));
    const { stdout } = spawnSync(process.execPath, [CLI, 'www'], {
      cwd: place.root,
      encoding: 'utf8',
    });
    expect(stdout).toContain(
      `  Pour revenir à ${whole} : npm run release -- www --rollback ${whole}\n`,
    );
  });

  test('back to the release that is online: said, and well', () => {
    using place = scratch();
    place.make('a');
    release(place.root, 'www');
    const [name = ''] = releaseNames(place.site);
    expect(release(place.root, 'www', '--rollback', name)).toEqual({
      status: 0,
      stdout: 'La version DATE est déjà en ligne.\n',
      stderr: '',
    });
  });

  test('a damaged release that is not online does not alarm the list', () => {
    using place = scratch();
    for (const version of ['a', 'b']) {
      place.make(version);
      release(place.root, 'www');
    }
    const [, first = ''] = releaseNames(place.site);
    rmSync(join(place.site, 'releases', first, 'site/404.html'));
    expect(release(place.root, 'www', '--list')).toMatchObject({ status: 0, stderr: '' });
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
    place.change({ 'sitemap.xml': '<loc>http://localhost:4321/</loc>' });
    expect(release(place.root, 'www').stderr).toBe(
      'Attention : ce site se croit à http://localhost:4321. Voyez « Construire » dans docs/operations.md.\n',
    );
  });

  test('pages that call services of this machine', () => {
    using place = scratch();
    place.make('a');
    place.change({
      'index.html':
        '<meta content="connect-src \'self\' http://localhost:4322 https://api.exemple.sn;">' +
        '<a href="http://127.0.0.1:8080/auth?a=1"></a><a href="http://localhost:4322/home"></a>',
    });
    const { status, stderr } = release(place.root, 'www');
    expect(status).toBe(0);
    expect(stderr).toBe(
      'Attention : ces pages appellent des services de cette machine (http://localhost:4322, http://127.0.0.1:8080), que vos lecteurs n’atteignent pas. Voyez « Construire » dans docs/operations.md.\n',
    );
  });
});

/** Pages of the build. */
const MANY = ['404', 'atelier', 'conseils', 'course', 'hors-ligne', 'ressources', 'seller'].map(
  (name) => `${name}.html`,
);

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
      says: 'dist/ n’est pas ce que npm run build a écrit, rien n’est mis en ligne. Relancez npm run build. Il manque : 404.html.br.\n',
    },
    {
      what: 'one without its worker, and with an empty page',
      spoil: (build: string) => {
        for (const end of ['', '.br', '.gz']) rmSync(join(build, `sw.js${end}`));
        writeFileSync(join(build, 'seller.html'), '');
      },
      says: 'Il manque : sw.js, sw.js.br, sw.js.gz. Coupés ou changés depuis : seller.html.\n',
    },
    {
      what: 'one without a whole folder',
      spoil: (build: string) => rmSync(join(build, 'v1'), { recursive: true }),
      says: 'Il manque : v1/course.html, v1/course.html.br, v1/course.html.gz.\n',
    },
    {
      what: 'one with a file cut short',
      spoil: (build: string) => truncateSync(join(build, 'favicon.svg'), 2),
      says: 'Coupés ou changés depuis : favicon.svg.\n',
    },
    {
      what: 'one with a file that no build wrote, and with many that were changed',
      spoil: (build: string) => {
        writeFileSync(join(build, 'brouillon.txt'), '');
        for (const file of MANY) appendFileSync(join(build, file), ' ');
      },
      says: 'Coupés ou changés depuis : 404.html, atelier.html, conseils.html, course.html, hors-ligne.html et 2 autres. En trop : brouillon.txt.\n',
    },
    {
      what: 'one whose list is missing',
      spoil: (build: string) => rmSync(`${build}.sha256`),
      says: 'dist.sha256 manque : npm run build l’écrit à côté de dist/, ',
    },
    {
      what: 'one whose list was cut short',
      spoil: (build: string) => truncateSync(`${build}.sha256`, 200),
      says: 'En trop : ',
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
