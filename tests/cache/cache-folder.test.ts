import { writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CacheFolderError, cacheFolder, openCacheFolder } from '../../src/cache/cache-folder.ts';
import { plantFolder } from '../support/program.ts';

afterEach(() => vi.unstubAllEnvs());

describe('cacheFolder', () => {
  const inHome = join(homedir(), '.cache/jangal');

  it.each([
    ['SAMPLES_CACHE first', '/mine', '/xdg', '/mine'],
    ['a relative SAMPLES_CACHE from here', 'mine', '', join(process.cwd(), 'mine')],
    ['the cache folder of the user', '', '/xdg', '/xdg/jangal'],
    ['not a relative XDG_CACHE_HOME', '', 'xdg', inHome],
    ['the home of the user', '', '', inHome],
  ])('takes %s', (_, own, xdg, base) => {
    vi.stubEnv('SAMPLES_CACHE', own);
    vi.stubEnv('XDG_CACHE_HOME', xdg);
    expect(cacheFolder()).toBe(base);
    expect(cacheFolder('a', 'b')).toBe(`${base}/a/b`);
  });
});

describe('openCacheFolder', () => {
  it('makes the folder of one cache', () => {
    using root = plantFolder();
    vi.stubEnv('SAMPLES_CACHE', join(root.folder, 'a/b'));
    const made = openCacheFolder('samples');
    expect(made).toBe(join(root.folder, 'a/b/samples'));
    writeFileSync(join(made, 'c'), '');
  });

  it('says what to do when the folder cannot be written', () => {
    using root = plantFolder({ file: '' });
    const file = join(root.folder, 'file');
    vi.stubEnv('SAMPLES_CACHE', file);
    expect(() => openCacheFolder('samples')).toThrow(
      new CacheFolderError(
        `Impossible d’écrire dans le cache ${file}/samples : choisis un dossier où tu peux écrire, par exemple SAMPLES_CACHE=/tmp/jangal.`,
      ),
    );
  });
});
