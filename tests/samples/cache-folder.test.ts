import { homedir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheFolder } from './cache-folder.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['SAMPLES_CACHE first', { SAMPLES_CACHE: '/mine', XDG_CACHE_HOME: '/xdg' }, '/mine'],
  ['the cache folder of the user', { SAMPLES_CACHE: '', XDG_CACHE_HOME: '/xdg' }, '/xdg/jangal'],
  ['its usual place', { SAMPLES_CACHE: '', XDG_CACHE_HOME: '' }, `${homedir()}/.cache/jangal`],
])('is under %s', (_, env, base) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(cacheFolder()).toBe(base);
  expect(cacheFolder('a', 'b')).toBe(`${base}/a/b`);
});
