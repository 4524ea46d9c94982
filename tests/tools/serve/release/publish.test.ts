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
import { prune, publish } from '../../../../src/tools/serve/release/publish.ts';
import { rollBack } from '../../../../src/tools/serve/release/roll-back.ts';
import { damagedFiles, releaseNames } from '../../../../src/tools/serve/release/store.ts';
import { ownScript, SHARED_SCRIPT, scratch } from './plant-build.ts';

const NOW = new Date('2026-11-22T09:45:00.500Z');

describe('a first release', () => {
  test('has the time as its name, and every file of the build', () => {
    using place = scratch();
    place.make('a');
    const made = publish(place.build, place.site, NOW);
    expect(made).toMatchObject({ isNew: true, name: '20261122-094500', unchanged: 0 });
    const { name } = made;
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

describe('the build that is online', () => {
  test('makes no release, and the files that are there stay as they are', () => {
    using place = scratch();
    place.make('a');
    publish(place.build, place.site, NOW);
    const before = dateOf(place.site, 'index.html');
    place.make('a');
    expect(publish(place.build, place.site)).toEqual({ isNew: false, name: '20261122-094500' });
    expect(releaseNames(place.site)).toEqual(['20261122-094500']);
    expect(dateOf(place.site, 'index.html')).toBe(before);
  });

  test.each([
    { what: 'a file more', change: { 'essai.txt': 'essai' } },
    { what: 'a file that says something else', change: { 'robots.txt': 'autre' } },
  ])('with $what makes one', ({ change }) => {
    using place = scratch();
    place.make('a');
    publish(place.build, place.site, NOW);
    place.change(change);
    expect(publish(place.build, place.site, NOW)).toMatchObject({ isNew: true });
  });

  test('mends a release that is damaged', () => {
    using place = scratch();
    place.make('a');
    publish(place.build, place.site, NOW);
    rmSync(join(place.site, 'current/404.html'));
    expect(publish(place.build, place.site, NOW)).toMatchObject({ isNew: true });
    expect(online(place.site, '404.html')).toBe('404.html');
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
