import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf, openCache, openSpareCache } from '../../src/cache/cache.ts';
import { plantFolder } from '../support/program.ts';

const LAST_MONTH = new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000);

let folder: string;
beforeEach(() => {
  const planted = plantFolder();
  folder = planted.folder;
  return () => {
    vi.unstubAllEnvs();
    planted[Symbol.dispose]();
  };
});

it.each([
  ['openCache', () => openCache(folder)],
  ['openSpareCache', () => openSpareCache('spare')],
])('%s returns what was put, to another process too', (_, open) => {
  vi.stubEnv('SAMPLES_CACHE', folder);
  open().put('a', { output: 'é' });
  expect(open().get('a')).toEqual({ output: 'é' });
  expect(open().get('b')).toBeUndefined();
});

describe('openCache', () => {
  it('removes what has not been read for long', () => {
    const cache = openCache(folder);
    for (const key of ['old', 'used', 'new']) cache.put(key, true);
    for (const key of ['old', 'used'])
      utimesSync(join(folder, `${key}.json`), LAST_MONTH, LAST_MONTH);
    cache.get('used');
    cache.prune();
    expect(readdirSync(folder)).toEqual(['new.json', 'used.json']);
  });

  it('gives different keys to different parts', () => {
    const keys = [keyOf('a', 'b'), keyOf('ab'), keyOf(['a'], 'b'), keyOf('a', { b: undefined })];
    expect(new Set(keys).size).toBe(4);
  });
});

describe('openSpareCache', () => {
  const own = () => join(folder, 'spare');
  beforeEach(() => vi.stubEnv('SAMPLES_CACHE', folder));

  it.each([
    ['is empty', ''],
    ['is cut short', '{"digest":"'],
    ['holds nothing', 'null'],
    ['holds another value', JSON.stringify({ digest: keyOf('one'), value: 'other' })],
  ])('has no entry whose file %s', (_, text) => {
    const cache = openSpareCache('spare');
    cache.put('a', 'one');
    writeFileSync(join(own(), 'a.json'), text);
    expect(cache.get('a')).toBeUndefined();
    cache.put('a', 'one');
    expect(cache.get('a')).toBe('one');
  });

  it('holds nothing, and stops nobody, without a folder', () => {
    writeFileSync(own(), 'a file');
    const cache = openSpareCache('spare');
    cache.put('a', 1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('goes on without its folder', () => {
    const cache = openSpareCache('spare');
    rmSync(own(), { recursive: true });
    cache.put('a', 1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('loses what nobody has read for long when it opens', () => {
    for (const key of ['old', 'new']) openSpareCache('spare').put(key, true);
    utimesSync(join(own(), 'old.json'), LAST_MONTH, LAST_MONTH);
    openSpareCache('spare');
    expect(readdirSync(own())).toEqual(['new.json']);
  });
});
