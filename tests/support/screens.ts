import { FREE, PAID, playerPath } from './learner.ts';
import { LEGACY_PATH } from './legacy.ts';

/** One address of every kind of page (W7). */
export const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  course: `/course?${new URLSearchParams({ nom: PAID.name, id: PAID.id })}`,
  v2: playerPath(FREE),
  v1: LEGACY_PATH,
  ressources: '/ressources',
  'ressources-lang': '/ressources/python?tabs=bases',
  conseils: '/conseils',
  seller: '/seller',
  404: '/404',
};

/** The pages above and those that the matrix of faults does not name: nothing in them waits or asks. */
export const ALL_SCREENS: Readonly<Record<string, string>> = {
  ...SCREENS,
  'hors-ligne': '/hors-ligne',
  test: '/conseils/test',
  reperes: '/conseils/reperes',
  accessibilite: '/accessibilite',
};
