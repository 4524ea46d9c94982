import {
  appendFileSync,
  existsSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../../../src/build/folder.ts';
import { isHashed } from '../../../../src/tools/serve/headers.ts';
import {
  ownScript,
  ownSearch,
  released,
  requireRsync,
  SHARED_SCRIPT,
  scratch,
} from './plant-build.ts';

beforeAll(requireRsync);

const PAGE = 'seller.html';

describe('a release (W26)', () => {
  test('puts every file of the build online, and says its name', () => {
    using place = scratch();
    place.make('a');
    const { status, stdout, stderr } = place.release();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(`La version ${place.names()[0]} est en ligne.\n`);
    expect(filesIn(join(place.site, 'current/'))).toEqual(filesIn(place.build));
    expect(place.damage()).toBe('');
  });

  test('links what did not change: one file, one date, one ETag', () => {
    using place = released('a');
    const before = statSync(join(place.site, 'current/seller.html'));
    place.make('b');
    place.release();
    const after = statSync(join(place.site, 'current/seller.html'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    expect(statSync(join(place.site, 'current', SHARED_SCRIPT)).nlink).toBe(2);
  });

  test('serves the hashed files of the releases that are kept, newer ones too, and no other file of theirs', () => {
    using place = released('a', 'b', 'c');
    place.make('a');
    const hashed = filesIn(place.build).filter((path) => isHashed(`/${path}`));
    expect(hashed.filter((path) => place.online(path) === undefined)).toEqual([]);
    const [first = ''] = place.names();
    for (const path of [ownScript('c'), ...ownSearch('c')]) {
      expect(existsSync(join(place.site, 'releases', first, 'site', path))).toBe(true);
    }
    expect(place.online('index.html')).toBe('accueil c');
  });

  test('keeps five, and no script of those that left', () => {
    using place = released('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(place.names()).toHaveLength(5);
    expect(place.online(ownScript('a'))).toBeUndefined();
    expect(place.online(ownScript('c'))).toBe('app c');
  });

  test('of the build that is online makes none, unless what is online is damaged', () => {
    using place = released('a');
    const names = place.names();
    expect(place.release().stdout).toBe(
      'Cette construction est déjà en ligne : rien n’a changé.\n',
    );
    expect(place.names()).toEqual(names);
    rmSync(join(place.site, 'current/404.html'));
    expect(place.release().status).toBe(0);
    expect(place.names()).toHaveLength(2);
    expect(place.damage()).toBe('');
  });

  test('takes over no file that was damaged', () => {
    using place = released('a');
    for (const path of [ownScript('a'), 'seller.html']) {
      writeFileSync(join(place.site, 'current', path), 'autre');
    }
    place.make('b');
    expect(place.release().status).toBe(0);
    expect([place.online(ownScript('a')), place.online('seller.html')]).toEqual([
      undefined,
      'seller.html',
    ]);
    expect(place.damage()).toBe('');
  });
});

describe('what is not what the build wrote stays off line', () => {
  test.each<[what: string, spoil: (build: string) => void, says: string]>([
    [
      'no list',
      (build) => rmSync(`${build}.sha256`),
      'dist.sha256 manque : lancez d’abord npm run build.',
    ],
    ['a list cut short', (build) => truncateSync(`${build}.sha256`, 2 * 66 + 20), 'index.html'],
    ['a file that is missing', (build) => rmSync(join(build, 'sw.js.br')), 'sw.js.br'],
    ['a file that changed', (build) => appendFileSync(join(build, PAGE), ' '), PAGE],
    ['a file cut short', (build) => truncateSync(join(build, 'favicon.svg'), 2), 'favicon.svg'],
    ['a file too many', (build) => writeFileSync(join(build, 'a.txt'), ''), 'a.txt'],
    [
      'a link to another file',
      (build) => symlinkSync('/etc/passwd', join(build, 'a.txt')),
      'a.txt',
    ],
  ])('%s', (_, spoil, says) => {
    using place = released('a');
    const names = place.names();
    place.make('b');
    spoil(place.build);
    const { status, stderr } = place.release();
    expect(status).toBe(1);
    expect(stderr).toContain(says);
    expect(place.names()).toEqual(names);
    expect([place.online('index.html'), place.damage()]).toEqual(['accueil a', '']);
  });
});
