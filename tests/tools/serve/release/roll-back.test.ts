import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publish } from '../../../../src/tools/serve/release/publish.ts';
import { rollBack, wholeRelease } from '../../../../src/tools/serve/release/roll-back.ts';
import { damagedFiles, releaseNames } from '../../../../src/tools/serve/release/store.ts';
import { scratch } from './plant-build.ts';

const NOW = new Date('2026-11-22T09:45:00.500Z');

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

  test('to the release that is online changes nothing', () => {
    using place = scratch();
    for (const version of ['a', 'b']) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    const name = '20261122-094501';
    expect(rollBack(place.site, name)).toEqual({ name, left: undefined });
    expect(online(place.site, 'index.html')).toBe('accueil b');
  });

  test.each([
    { what: 'the newest that is whole and older', kept: 'abcd', damaged: [2], way: 1 },
    { what: 'a newer one, when no older one is whole', kept: 'abcd', damaged: [0, 1], way: 3 },
  ])('past a damaged release names $what', ({ kept, damaged, way }) => {
    using place = scratch();
    for (const version of kept) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    const names = releaseNames(place.site).toReversed();
    const online = damaged.includes(2) ? 3 : 2;
    rollBack(place.site, names[online]);
    for (const index of damaged) {
      writeFileSync(join(place.site, 'releases', names[index] ?? '', 'site/index.html'), 'autre');
    }
    expect(() => rollBack(place.site, names[damaged[0] ?? 0])).toThrow(
      `${names[online]} reste en ligne. La version ${names[way]} est entière : npm run release -- ${place.site} --rollback ${names[way]}`,
    );
  });

  test('a release that was left is named after those on the way back', () => {
    using place = scratch();
    for (const version of ['a', 'b']) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    const [left = '', first = ''] = releaseNames(place.site);
    rollBack(place.site);
    place.make('c');
    const { name } = publish(place.build, place.site, NOW);
    expect(wholeRelease(place.site, name)).toBe(first);
    writeFileSync(join(place.site, 'releases', first, 'site/index.html'), 'autre');
    expect(wholeRelease(place.site, name)).toBe(left);
  });

  test('past the only other release, damaged, says to build', () => {
    using place = scratch();
    for (const version of ['a', 'b']) {
      place.make(version);
      publish(place.build, place.site, NOW);
    }
    rmSync(join(place.site, 'releases/20261122-094500/site/seller.html'));
    expect(() => rollBack(place.site)).toThrow(
      'Aucune autre version gardée n’est entière : reconstruisez',
    );
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

function online(site: string, path: string): string {
  return readFileSync(join(site, 'current', path), 'utf8');
}
