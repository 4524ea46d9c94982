import type { Cases } from './source.ts';

const lines = (count: number) => 'line\n'.repeat(count);
const small = { 'src/rules/a.ts': lines(9), 'src/rules/b.ts': lines(9) };

export const sizeCases: Cases = {
  broken: [
    {
      why: 'a module too long',
      tree: { ...small, 'src/islands/course/Player.tsx': lines(251) },
      says: 'src/islands/course/Player.tsx:251: 251 lines, over 250; split it',
    },
    {
      why: 'a test too long',
      tree: { 'tests/site/routes.test.ts': lines(300) },
      says: 'tests/site/routes.test.ts:251: 300 lines, over 250; split it',
    },
    {
      why: 'a style sheet too long',
      tree: { ...small, 'src/styles/base.css': lines(400) },
      says: 'src/styles/base.css:251: 400 lines, over 250; split it',
    },
    {
      why: 'many files of middle size',
      tree: {
        'src/rules/a.ts': lines(9),
        'src/rules/b.ts': lines(50),
        'src/rules/c.ts': lines(60),
      },
      says: 'src/rules/b.ts:1: 50 lines, the median of src, which stays under 50; split such files',
    },
    {
      why: 'an even number takes the longer of the two in the middle',
      tree: { 'src/rules/a.ts': lines(9), 'src/rules/b.ts': lines(80) },
      says: 'src/rules/b.ts:1: 80 lines, the median of src, which stays under 50; split such files',
    },
  ],
  kept: [
    {
      why: 'exactly 250 lines, blank ones aside',
      tree: { ...small, 'src/rules/search.ts': `${lines(250)}\n  \n\n` },
    },
    {
      why: 'tests may be middle-sized',
      tree: {
        ...small,
        'tests/a.test.ts': lines(200),
        'tests/b.test.ts': lines(200),
        'tests/c.test.ts': lines(200),
      },
    },
    { why: 'an empty house', tree: {} },
  ],
};
