import { expect, test } from 'vitest';
import {
  reactCheck,
  reactPage,
  reactShown,
} from '../../../../src/workshop/languages/react/page.ts';

const scriptsOf = (page: unknown) => String(page).split('<script>').slice(1);

test('each file is a script that says its name, then the program starts', () => {
  const page = reactPage({
    files: {
      'exercice.jsx': 'export default () => <p/>',
      'a.css': 'p { color: red }',
      'b.json': '[1]',
    },
    start: 'exercice.jsx',
  });
  expect(page).toMatch(/^<!doctype html><html lang="fr">.*<div id="root"><\/div><script>/s);
  const [own = '', sheet, data, start] = scriptsOf(page);
  expect(own).toMatch(/^__react\.define\("exercice\.jsx",function\(__give\)\{"use strict";/);
  expect(own).toContain('\n})\n//# sourceURL=exercice.jsx</script>');
  expect(sheet).toContain('__react.style("p { color: red }")');
  expect(data).toContain('JSON.parse("[1]")');
  expect(start).toContain(
    '__react.start({"names":["exercice.jsx","a.css","b.json"],"start":"exercice.jsx","isMounted":true})</script>',
  );
});

test('what would end a script, or hide its end, is written otherwise', () => {
  const code = 'console.log("</script><!--", `</SCRIPT >`)';
  const page = String(
    reactPage({ files: { 'a.jsx': code, 'a.css': '</script>' }, start: 'a.jsx' }),
  );
  expect(page).toContain('console.log("<\\/script><\\!--", `<\\/SCRIPT >`)');
  expect(page.match(/<\/script/gi)).toHaveLength(3);
  expect(page).toContain('"isMounted":false');
});

test('the first fault, and its file', () => {
  const files = { 'a.jsx': 'let a;', 'b.jsx': '\n<p>a' };
  expect(reactPage({ files, start: 'a.jsx' })).toEqual({
    file: 'b.jsx',
    line: 2,
    text: expect.stringContaining('Il manque une balise'),
  });
});

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
    /^const \{ toucher \}=__atelier;\n;__atelier\.run\(\);$/,
  );
});

test('a fault stops both', () => {
  const fault = { file: 'exercice.jsx', line: 1, text: expect.any(String) };
  expect(reactShown({ code: '<p>' }, '')).toMatchObject(fault);
  expect(reactCheck({ code: '<p>', tests: '' }, '')).toMatchObject(fault);
});
