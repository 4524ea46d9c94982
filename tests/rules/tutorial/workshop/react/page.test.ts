import { expect, test } from 'vitest';
import { reactPage } from '../../../../../src/rules/tutorial/workshop/react/page.ts';

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
