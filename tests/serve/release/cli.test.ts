import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentRelease, damagedFiles, releaseNames } from '../../../src/serve/release/store.ts';
import { scratch } from './plant-build.ts';

const CLI = resolve('src/serve/release/cli.ts');

/** `npm run release -- …`, where `dist` is that of `root`. */
function release(root: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout: dated(stdout), stderr: dated(stderr) };
}

/** Names of releases say when the test ran. */
function dated(text: string): string {
  return text.replace(/\d{8}-\d{6}/g, 'DATE');
}

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
      'Attention : ce site se croit à http://localhost:4321. Construisez avec PUBLIC_TRAINING_URL.\n',
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

describe('what fails before the switch leaves the release that was online', () => {
  const NAME = /^\.\d{8}-\d{6}$/;

  test.each([
    {
      what: 'a file where a folder should be',
      spoil: (site: string) => {
        rmSync(join(site, 'releases'), { recursive: true });
        writeFileSync(join(site, 'releases'), '');
      },
      says: /releases.* : un fichier se trouve là où il faut un dossier\. La version en ligne n’a pas changé\./,
    },
    {
      what: 'a name that the switch needs and cannot have',
      spoil: (site: string) => mkdirSync(join(site, '.current/a'), { recursive: true }),
      says: /La version en ligne n’a pas changé\./,
    },
  ])('$what', ({ spoil, says }) => {
    using place = scratch();
    place.make('a');
    release(place.root, 'www');
    const before = currentRelease(place.site);
    place.make('b');
    spoil(place.site);
    const { status, stderr } = release(place.root, 'www');
    expect(status).toBe(1);
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(currentRelease(place.site)).toBe(before);
  });

  test('a disk that takes no more: the draft goes too', () => {
    using place = scratch();
    place.make('a');
    release(place.root, 'www');
    const before = currentRelease(place.site);
    place.make('b');
    writeFileSync(join(place.build, 'film.mp4'), Buffer.alloc(1_000_000));
    // The shell's limit on the size of a file, in blocks of 1,024 bytes: writing beyond it fails.
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', `ulimit -f 100; exec "${process.execPath}" "${CLI}" www`],
      { cwd: place.root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('film.mp4 : le disque n’accepte pas un fichier de cette taille.');
    expect(currentRelease(place.site)).toBe(before);
    expect(readdirSync(join(place.site, 'releases'))).toEqual([before]);
  });

  test('a command killed at any moment: what is online is whole, and the next release goes on', async () => {
    using place = scratch();
    place.make('a');
    release(place.root, 'www');
    // Enough files for a kill to fall among them.
    const many = Array.from({ length: 400 }, (_, index) => `film-${index}.mp4`);
    for (const share of [0, 0.1, 0.4, 0.7, 0.99]) {
      place.make(`v${share}`);
      for (const file of many) writeFileSync(join(place.build, file), `${file} ${share}`);
      const child = spawn(process.execPath, [CLI, 'www'], { cwd: place.root, stdio: 'ignore' });
      const ended = once(child, 'exit');
      const isThere = () => draftedFiles(place.site) > many.length * share;
      while (child.exitCode === null && !isThere()) await new Promise(setImmediate);
      child.kill('SIGKILL');
      await ended;
      const online = currentRelease(place.site) ?? '';
      expect(damagedFiles(place.site, online)).toEqual([]);
    }
    expect(release(place.root, 'www').status).toBe(0);
    expect(readdirSync(join(place.site, 'releases')).filter((name) => NAME.test(name))).toEqual([]);
  });

  function draftedFiles(site: string): number {
    const draft = readdirSync(join(site, 'releases')).find((name) => NAME.test(name));
    try {
      return draft ? readdirSync(join(site, 'releases', draft, 'site')).length : 0;
    } catch {
      return 0;
    }
  }

  test('`current` leads elsewhere: nothing is touched', () => {
    using place = scratch();
    place.make('a');
    mkdirSync(place.site);
    symlinkSync('/nowhere', join(place.site, 'current'));
    expect(release(place.root, 'www').stderr).toBe(
      'www/current existe déjà et n’est pas un lien vers une version : déplacez-le, puis relancez.\n',
    );
    expect(readdirSync(place.site)).toEqual(['current']);
  });
});
