import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CacheFolderError, cacheFolder, openCacheFolder } from './cache-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('cacheFolder', () => {
  const inHome = join(homedir(), '.cache/jangal');

  it.each([
    ['SAMPLES_CACHE first', { SAMPLES_CACHE: '/a', XDG_CACHE_HOME: '/b' }, '/a'],
    ['a relative SAMPLES_CACHE from here', { SAMPLES_CACHE: 'a' }, join(process.cwd(), 'a')],
    ['the cache folder of the user', { XDG_CACHE_HOME: '/b' }, '/b/jangal'],
    ['not a relative XDG_CACHE_HOME', { XDG_CACHE_HOME: 'b' }, inHome],
    ['the home of the user', {}, inHome],
    ['nothing empty', { SAMPLES_CACHE: '', XDG_CACHE_HOME: '' }, inHome],
  ])('takes %s', (_, env, folder) => {
    expect(cacheFolder(env)).toBe(folder);
  });
});

describe('openCacheFolder', () => {
  it('makes the folder of one cache', () => {
    const made = openCacheFolder('samples', { SAMPLES_CACHE: join(root, 'a/b') });
    expect(made).toBe(join(root, 'a/b/samples'));
    writeFileSync(join(made, 'c'), '');
  });

  it('says what to do when the folder cannot be written', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(() => openCacheFolder('samples', { SAMPLES_CACHE: file })).toThrow(
      new CacheFolderError(
        `Impossible d’écrire dans le cache ${file}/samples : choisis un dossier où tu peux écrire, par exemple SAMPLES_CACHE=/tmp/jangal.`,
      ),
    );
  });
});
