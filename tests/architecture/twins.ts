import { at, isModule, type Law } from './source.ts';

const ROOMS = '(?:rules|wire|api|stores|browser)';
const MODULE = new RegExp(`^src/(${ROOMS}/.+)\\.tsx?$`);
/** `session.test.ts`, or one subject of it: `session.logout.browser.test.ts`. */
const TEST = new RegExp(`^tests/(${ROOMS}/[^.]+)(?:\\.[a-z-]+)*\\.test\\.tsx?$`);

/** Law 4: every module of the rooms of logic has a test of the same stem, and no test outlives it. */
export const twins: Law = (tree) => {
  const modules = tree
    .filter(isModule)
    .map((source) => ({ source, stem: stem(source.path, MODULE) }));
  const tests = tree.map((source) => ({ source, stem: stem(source.path, TEST) }));
  return [
    ...without(modules, tests).map((one) =>
      at(one.source, 0, `has no test; write tests/${one.stem}.test.ts`),
    ),
    ...without(tests, modules).map((one) =>
      at(one.source, 0, `tests nothing; rename it after its module or delete it`),
    ),
  ];
};

function stem(path: string, pattern: RegExp): string {
  return pattern.exec(path)?.[1] ?? '';
}

function without<One extends { stem: string }>(these: One[], those: One[]): One[] {
  const stems = new Set(those.map((one) => one.stem));
  return these.filter((one) => one.stem && !stems.has(one.stem));
}
