import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prune, publish, rollBack } from '../../../src/serve/release/publish.ts';
import { damagedFiles, releaseNames } from '../../../src/serve/release/store.ts';
import { ownScript, SHARED_SCRIPT, scratch } from './plant-build.ts';

const NOW = new Date('2026-11-22T09:45:00.500Z');

describe('a first release', () => {
  test('has the time as its name, and every file of the build', () => {
    using place = scratch();
    place.make('a');
    const { name, previous, unchanged } = publish(place.build, place.site, NOW);
    expect({ name, previous, unchanged }).toEqual({
      name: '20261122-094500',
      previous: undefined,
      unchanged: 0,
    });
    expect(online(place.site, 'index.html')).toBe('accueil a');
    expect(online(place.site, ownScript('a'))).toBe('app a');
    expect(damagedFiles(place.site, name)).toEqual([]);
  });

  test('does not go over a folder that someone copied there', () => {
    using place = scratch();
    place.make('a');
    mkdirSync(join(place.site, 'current'), { recursive: true });
    expect(() => publish(place.build, place.site)).toThrow('n’est pas un lien vers une version');
    expect(readdirSync(place.site)).toEqual(['current']);
  });
});

describe('the next release', () => {
  test('leaves the date of what did not change, and takes the build’s for what did: an ETag says one content', () => {
    using place = scratch();
    place.make('a');
    publish(place.build, place.site, NOW);
    const before = dateOf(place.site, '404.html');
    const home = dateOf(place.site, 'index.html');
    place.make('b');
    // The same second: the name moves on.
    expect(publish(place.build, place.site, NOW).name).toBe('20261122-094501');
    expect(dateOf(place.site, '404.html')).toBe(before);
    expect(dateOf(place.site, 'index.html')).toBe(home + 3_600_000);
  });

  test('still serves the scripts of the pages that readers have open, after a rollback too', () => {
    using place = scratch();
    for (const version of ['a', 'b', 'c']) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    expect(online(place.site, 'index.html')).toBe('accueil c');
    expect(['a', 'b', 'c'].map((one) => online(place.site, ownScript(one)))).toEqual([
      'app a',
      'app b',
      'app c',
    ]);
    rollBack(place.site, '20261122-094500');
    expect(online(place.site, 'index.html')).toBe('accueil a');
    expect(online(place.site, ownScript('c'))).toBe('app c');
  });

  test('no longer serves those of a release that has left', () => {
    using place = scratch();
    for (const version of ['a', 'b', 'c']) {
      place.make(version);
      publish(place.build, place.site, NOW);
      prune(place.site, 2);
    }
    place.make('d');
    publish(place.build, place.site, NOW);
    expect(existsSync(join(place.site, 'current', ownScript('a')))).toBe(false);
    expect(online(place.site, ownScript('b'))).toBe('app b');
  });
});

test('a script that was damaged is not carried on', () => {
  using place = scratch();
  place.make('a');
  publish(place.build, place.site, NOW);
  writeFileSync(join(place.site, 'current', ownScript('a')), 'autre');
  place.make('b');
  publish(place.build, place.site, NOW);
  expect(existsSync(join(place.site, 'current', ownScript('a')))).toBe(false);
});

test('the releases that are kept are those that lead back, before newer ones that were left', () => {
  using place = scratch();
  for (const version of ['a', 'b', 'c']) {
    place.make(version);
    publish(place.build, place.site, NOW);
  }
  const [, , first] = releaseNames(place.site);
  rollBack(place.site, first);
  place.make('d');
  const { name } = publish(place.build, place.site, NOW);
  prune(place.site, 2);
  expect(releaseNames(place.site)).toEqual([name, first]);
});

describe('a rollback', () => {
  test('goes back one release after the other, past what was rolled back before', () => {
    using place = scratch();
    for (const version of ['a', 'b', 'c']) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    rollBack(place.site);
    place.make('d');
    publish(place.build, place.site, NOW);
    const homes = [1, 2].map(() => {
      rollBack(place.site);
      return online(place.site, 'index.html');
    });
    expect(homes).toEqual(['accueil b', 'accueil a']);
    expect(() => rollBack(place.site)).toThrow(
      'Aucune version d’avant 20261122-094500 n’est gardée',
    );
  });

  test.each([
    { what: 'a file is gone', damage: (file: string) => rmSync(file) },
    { what: 'a file was edited', damage: (file: string) => writeFileSync(file, 'autre') },
    { what: 'a file is empty', damage: (file: string) => writeFileSync(file, '') },
  ])('never leads to a damaged release: $what', ({ damage }) => {
    using place = scratch();
    for (const version of ['a', 'b']) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    damage(join(place.site, 'releases/20261122-094500/site/index.html'));
    expect(damagedFiles(place.site, '20261122-094500')).toEqual(['index.html']);
    expect(() => rollBack(place.site)).toThrow('abîmée (index.html)');
    expect(online(place.site, 'index.html')).toBe('accueil b');
  });

  test.each(['{', '{"previous":"../../etc","files":{}}', '[]'])(
    'never leads to a release whose list says %s',
    (list) => {
      using place = scratch();
      for (const version of ['a', 'b']) {
        place.make(version);
        publish(place.build, place.site, NOW);
      }
      writeFileSync(join(place.site, 'releases/20261122-094500/files.json'), list);
      expect(() => rollBack(place.site)).toThrow('abîmée');
    },
  );

  test('before any release, and to one that is not kept: a sentence', () => {
    using place = scratch();
    expect(() => rollBack(place.site)).toThrow('n’a pas encore de version en ligne');
    place.make('a');
    publish(place.build, place.site, NOW);
    expect(() => rollBack(place.site, '../..')).toThrow('La version ../.. n’est pas gardée');
  });
});

test('a file under two names is one file: what does not change costs no room', () => {
  using place = scratch();
  for (const version of ['a', 'b']) {
    place.make(version);
    publish(place.build, place.site, NOW);
  }
  expect(statSync(join(place.site, 'current', SHARED_SCRIPT)).nlink).toBe(2);
});

function online(site: string, path: string): string {
  return readFileSync(join(site, 'current', path), 'utf8');
}

function dateOf(site: string, path: string): number {
  return statSync(join(site, 'current', path)).mtimeMs;
}
