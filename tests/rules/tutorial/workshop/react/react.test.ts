import { expect, test } from 'vitest';
import { reactCheck, reactShown } from '../../../../../src/rules/tutorial/workshop/react/react.ts';

const CODE = 'export default () => <p/>';

test('a program starts from the reader’s file, or from the page that shows it', () => {
  expect(reactShown({ code: CODE }, 'L')).toEqual({
    library: 'L',
    page: expect.stringContaining('"start":"exercice.jsx"'),
  });
  const files = { 'page.jsx': "import A from './exercice.jsx';\nexport default () => <A/>" };
  expect(reactShown({ code: CODE, files }, 'L')).toMatchObject({
    page: expect.stringContaining('"start":"page.jsx"'),
  });
});

test('the tests find what the frame offers', () => {
  const tests = "import { toucher } from './navigateur.js';";
  const check = reactCheck({ code: CODE, tests }, 'L');
  if ('line' in check) throw new Error(check.text);
  expect(check.library).toBe('L');
  expect(decodeURIComponent(check.script)).toMatch(
    /^import \{ toucher \} from 'data:.*toucher.*';\n;__atelier\.run\(\);$/,
  );
});

test('a fault stops both', () => {
  const fault = { file: 'exercice.jsx', line: 1, text: expect.any(String) };
  expect(reactShown({ code: '<p>' }, '')).toEqual(fault);
  expect(reactCheck({ code: '<p>', tests: '' }, '')).toEqual(fault);
});
