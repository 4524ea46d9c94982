import type { KeptList } from '../../../src/wire/offline.ts';

export const LIST: KeptList = {
  title: 'Apprendre Python',
  version: 'v1',
  bytes: 145_000,
  files: [
    { path: '/ressources/python', bytes: 100_000 },
    { path: '/_astro/a.js', bytes: 45_000 },
  ],
};
