import type { Cases } from './source.ts';

export const twinCases: Cases = {
  broken: [
    {
      why: 'a rule without a test',
      tree: { 'src/rules/price.ts': '' },
      says: 'src/rules/price.ts:1: has no test; write tests/rules/price.test.ts',
    },
    {
      why: 'a test in another room is not its test',
      tree: { 'src/api/courses.ts': '', 'tests/site/courses.test.ts': '' },
      says: 'src/api/courses.ts:1: has no test; write tests/api/courses.test.ts',
    },
    {
      why: 'a helper of tests is not a test',
      tree: { 'src/wire/decode.ts': '', 'tests/wire/decode.ts': '' },
      says: 'src/wire/decode.ts:1: has no test; write tests/wire/decode.test.ts',
    },
    {
      why: 'a test outlives its module',
      tree: { 'tests/stores/cart.test.ts': '' },
      says: 'tests/stores/cart.test.ts:1: tests nothing; rename it after its module or delete it',
    },
    {
      why: 'a browser test outlives its module',
      tree: { 'tests/browser/vibrate.browser.test.ts': '' },
      says: 'tests/browser/vibrate.browser.test.ts:1: tests nothing; rename it after its module or delete it',
    },
  ],
  kept: [
    {
      why: 'each kind of test counts',
      tree: {
        'src/rules/price.ts': '',
        'tests/rules/price.test.ts': '',
        'src/stores/order.ts': '',
        'tests/stores/order.test.tsx': '',
        'src/browser/scroll.ts': '',
        'tests/browser/scroll.browser.test.ts': '',
        'src/api/http.ts': '',
        'tests/api/http.test.ts': '',
        'tests/api/http.browser.test.tsx': '',
      },
    },
    {
      why: 'other rooms and helpers owe nothing',
      tree: {
        'src/islands/header/Menu.tsx': '',
        'src/local-api/server.ts': '',
        'src/browser/window.d.ts': '',
        'tests/rules/samples.ts': '',
        'tests/site/routes.test.ts': '',
      },
    },
  ],
};
