import { at, isModule, type Law, type Source } from './source.ts';

const ROOMS = '(?:rules|wire|api|stores|browser)';
const MODULE = new RegExp(`^src/(${ROOMS}/.+)\\.tsx?$`);
/** `session.test.ts`, or one subject of it: `session.logout.browser.test.ts`. */
const TEST = new RegExp(`^tests/(${ROOMS}/[^.]+)(?:\\.[a-z-]+)*\\.test\\.tsx?$`);

/** Law 4: every module of the rooms of logic has a test of the same stem, and no test outlives it. */
export const twins: Law = (tree) => {
  const modules = byStem(tree.filter(isModule), MODULE);
  const tests = byStem(tree, TEST);
  const untested = [...modules].filter(([stem]) => !tests.has(stem));
  const orphans = [...tests].filter(([stem]) => !modules.has(stem));
  return [
    ...untested.map(([stem, one]) => at(one, 0, `has no test; write tests/${stem}.test.ts`)),
    ...orphans.map(([, one]) =>
      at(one, 0, 'tests nothing; rename it after its module or delete it'),
    ),
  ];
};

function byStem(tree: readonly Source[], pattern: RegExp): Map<string, Source> {
  return new Map(
    tree.flatMap((source) => {
      const stem = pattern.exec(source.path)?.[1];
      return stem ? [[stem, source]] : [];
    }),
  );
}
