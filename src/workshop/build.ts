/** The build, the checks and the server ask these of the workshop; plain Node reads this file too. */
export { neededFiles } from './languages/react/imports.ts';

import type { Patch } from './frame/patch.ts';
import { ORDERED } from './languages/python/protocol.ts';
import { namedTests } from './languages/python/test-names.ts';
import { ALLOWED } from './languages/sql/script.ts';
import { titlesIn } from './languages/web/check.ts';

export { baseAmong } from './languages/sql/script.ts';
export { sessionOf } from './languages/sql/session.ts';
export { withPictures } from './languages/web/check.ts';
export { exercisePath } from './open/files.ts';
export { sessionPath } from './open/session.ts';
export {
  exerciseLanguage,
  FACTS,
  heavyWorkshop,
} from './registry.ts';

/** The programs of other hands that frames change, by the names that imports have for them. */
export const PATCHES: Readonly<Record<string, Patch>> = {
  '@micropython/micropython-webassembly-pyscript/micropython.wasm': ORDERED,
  'sql.js/dist/sql-wasm-browser.wasm': ALLOWED,
};

/** The names of the tests of an exercise, in their order, as the learner reads them (U7, U10). */
export function namesOfTests(tests: string, language: string): string[] {
  return language === 'python' ? Object.values(namedTests(tests)) : titlesIn(tests);
}

type FramePage = () => [path: string, html: string];

/** The documents of the frames by their addresses, each written by its language; for Vite alone. */
export async function framePages(): Promise<(readonly [path: string, html: string])[]> {
  const found = import.meta.glob<FramePage>('./languages/*/frame-page.ts', { import: 'framePage' });
  return Promise.all(Object.values(found).map(async (load) => (await load())()));
}
