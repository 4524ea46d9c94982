import { describe, expect, test } from 'vitest';
import { namesOfTests } from '../../../../src/workshop/build.ts';
import { withPictures, workshopCheck } from '../../../../src/workshop/languages/web/check.ts';

const exercise = (code: string, tests: string) =>
  ({ language: 'javascript', code, page: '', tests }) as const;

describe('workshopCheck', () => {
  test('what the tests import becomes a text, and the code is guarded', () => {
    const tests = "import test from 'node:test';\nimport { a } from './exercice.js';";
    const { page, script } = workshopCheck(exercise("for (;;) 'é';", tests), '');
    expect(page).toBe('');
    const [first = '', second = '', last] = script.split('\n');
    expect(decodeURIComponent(first)).toBe(
      "import test from 'data:text/javascript;charset=utf-8,export const{test}=__atelier;export default test';",
    );
    expect(second).not.toMatch(/'[^']*'[^;]*'/);
    expect(decodeURIComponent(second)).toContain("for (;__tour();) 'é';");
    expect(last).toBe(';__atelier.run();');
  });

  test('the names that tests take of the page are those of the frame, on their lines', () => {
    const tests = 'import {\n  test,\n  un,\n} from "./navigateur.js";\ntest';
    const { script } = workshopCheck(exercise('', tests), '');
    expect(script).toMatch(/^const \{\n {2}test,\n {2}un,\n\}=__atelier;\ntest/);
  });

  test('what is not offered stays, and half a sign is no fault', () => {
    const { script } = workshopCheck(
      exercise(
        '"\uD800"',
        "import 'x';\nimport fs from 'node:fs'; import './a.js'; import { a } from './exercice.js'",
      ),
      '',
    );
    expect(script).toContain("from 'node:fs'");
    expect(decodeURIComponent(script)).toContain('"\uFFFD"');
  });

  test('a page may be written again: its scripts declare in a block, its modules as they are', () => {
    const shown = '<script>let a = 1;</script><script type="module">let b;</script>';
    const { page } = workshopCheck({ ...exercise('', ''), language: 'html' }, shown);
    expect(page).toBe('<script>{let a = 1;\n}</script><script type="module">let b;</script>');
  });
});

describe('namesOfTests', () => {
  test('in JavaScript: what stands after « test( »', () => {
    const tests = `test('zéro', () => {});\n  test('dedans', () => {});\ntest("l'eau", () => {});`;
    expect(namesOfTests(tests, 'javascript')).toEqual(['zéro', "l'eau"]);
    expect(namesOfTests(tests, 'typescript')).toEqual(['zéro', "l'eau"]);
  });

  test('in Python: its own', () => {
    const tests = 'class A(unittest.TestCase):\n    def test_un_seul(self):\n        pass\n';
    expect(namesOfTests(tests, 'python')).toEqual(['un seul']);
  });
});

test('withPictures: a drawing beside the page stands in it; what is not there stays', () => {
  const read = (name: string) => (name === 'a.svg' ? '<svg fill="#123"/>' : undefined);
  expect(withPictures('<img src="a.svg"><img src="b.svg"><img src="../a.svg">', read)).toBe(
    '<img src="data:image/svg+xml,%3Csvg%20fill%3D%22%23123%22%2F%3E"><img src="b.svg"><img src="../a.svg">',
  );
});
