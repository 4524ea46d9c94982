import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf, openCache, openSpareCache } from '../../src/cache/cache.ts';

const LAST_MONTH = new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('openCache', () => {
  it('returns what was put, to another run too', () => {
    openCache(folder).put('a', { output: 'é' });
    expect(openCache(folder).get('a')).toEqual({ output: 'é' });
    expect(openCache(folder).get('b')).toBeUndefined();
  });

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

  it('returns what was put, to another process too', () => {
    openSpareCache('spare').put('a', { output: 'é' });
    expect(openSpareCache('spare').get('a')).toEqual({ output: 'é' });
    expect(openSpareCache('spare').get('b')).toBeUndefined();
  });

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
