import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentRelease, damagedFiles } from '../../../../src/tools/serve/release/store.ts';
import { scratch } from './plant-build.ts';
import { CLI, release } from './run.ts';

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
    place.change({ 'film.mp4': 'a'.repeat(1_000_000) });
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
      place.change(Object.fromEntries(many.map((file) => [file, `${file} ${share}`])));
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
