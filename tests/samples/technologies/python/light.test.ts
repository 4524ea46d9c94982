import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inFrench } from '../../../../src/workshop/languages/python/meanings.ts';
import { closeChromium, openPage } from '../../page/chromium.ts';
import { openWorkshop, playInWorkshop } from '../../page/workshop/python-frame.ts';

/** That of the system: the bench has its words of errors, not yet those of the Python that is taught. */
const PYTHON = '/usr/bin/python3';

/** What both run. */
const PROGRAMS = 'tests/workshop/languages/python/light';

let page: Page;

beforeAll(async () => {
  page = await openPage();
  await openWorkshop(page);
});
afterAll(closeChromium);

/** What the bench shows of a program, and the error that ends it. */
async function inBench(code: string) {
  const news = await playInWorkshop(page, { kind: 'run', code, typed: [] });
  const shown = news.flatMap((one) => (one.kind === 'log' ? [one.text] : []));
  return { shown: shown.join('\n').trimEnd(), fault: news.find((one) => one.kind === 'error') };
}

/** The same of the real Python, in an empty folder; of the error, its last line. */
function inPython(code: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'light-'));
  const { stdout, stderr } = spawnSync(PYTHON, ['-X', 'utf8', '-c', code], {
    encoding: 'utf8',
    cwd,
  });
  rmSync(cwd, { recursive: true });
  return { shown: stdout.trimEnd(), fault: stderr.trim().split('\n').pop() };
}

const SAME = readFileSync(join(PROGRAMS, 'same.py'), 'utf8')
  .split(/^# --- /m)
  .slice(1)
  .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)] as const);

describe('light Python shows what Python shows (U9)', () => {
  test.each(SAME)('of %s', async (_, code) => {
    const python = inPython(code);
    expect(python.fault).toBe('');
    const { shown, fault } = await inBench(code);
    expect(fault).toBeUndefined();
    expect(shown.split('\n')).toEqual(python.shown.split('\n'));
  });

  test('of 1,500 floats, rounded and written in every way', async () => {
    const code = readFileSync(join(PROGRAMS, 'floats.py'), 'utf8');
    expect((await inBench(code)).shown.split('\n')).toEqual(inPython(code).shown.split('\n'));
  });
});

describe('light Python ends as Python does (U9)', () => {
  test.each([
    'def f(a): pass\nf(1, 2)',
    'raise ValueError("prix négatif")',
    'raise NotImplementedError',
    'assert 1 == 2, "faux"',
    'assert False',
    'int("douze")',
    '"a" + 1',
    '1 + "a"',
    '[1][5]',
    '{"a": 1}["b"]',
    '"abc".foo',
    'None.x',
    'x',
    'import nexistepas',
    'len(5)',
    '"%s et %s" % "Awa"',
    '"%s" % ("Awa", 3)',
    'for i in 5: pass',
    '5()',
    '[].pop()',
    'a, b = 1, 2, 3',
    '"abc"[10]',
    '"a" < 1',
    '"abc"[0] = "x"',
    'open("absent.txt")',
    'import math\nmath.sqrt(-1)',
    'x = iter([])\nnext(x)',
    'from datetime import datetime\ndatetime.strptime("2O/11/2026", "%d/%m/%Y")',
    'None[::2]',
    'x = 1\n y = 2',
    'if True:\n    x = 1\n  y = 2',
    'if True:\n\tx = 1\n        y = 2',
    'print(“Awa”)',
    'prix = 3 × 4',
    'def f() → int: pass',
    'print（1）',
    'x =\u00A01',
  ])('%s', async (code) => {
    const { fault } = await inBench(code);
    const said = fault?.text.split('\n').find((line) => /^\w+Error|^StopIteration/.test(line));
    expect(said).toBe(inPython(code).fault);
  });
});

describe('what light Python lacks is said in French, with its line (U9)', () => {
  test.each([
    ['match', 'x = 3\nmatch x:\n    case 3: pass', /«\u00A0match\u00A0» n’est pas dans/],
    ['except*', 'try: pass\nexcept* ValueError: pass', /«\u00A0except\*\u00A0» n’est pas dans/],
    ['the name of a sign', 'x = 1\nprint("\\N{DEGREE SIGN}")', /N\{…\}/],
    ['a part of a value in format()', 'x = 1\n"{0.real}".format(2)', /écris une f-string/],
    ['a list changed by steps', 'l = [1, 2, 3]\ndel l[::2]', /avec un pas/],
    ['a list given by steps', 'l = [1, 2]\nl[::2] = [0]', /avec un pas/],
    ['a range cut by steps', 'x = 1\nrange(9)[::2]', /écris range\(début, fin, pas\)/],
    ['a method of texts', 'x = 1\n"a".translate({})', /«\u00A0translate\u00A0» n’est pas dans/],
    ['a method of numbers', 'x = 1\n(1.5).is_integer()', /«\u00A0is_integer\u00A0»/],
    ['what Python keeps of a function', 'def f(): pass\nf.__doc__', /«\u00A0__doc__\u00A0»/],
    ['a note on an error', 'e = ValueError(1)\ne.add_note("a")', /«\u00A0add_note\u00A0»/],
    ['a name of a module', 'import math\nmath.cbrt(8)', /math n’a pas «\u00A0cbrt\u00A0»/],
    [
      'a name that is imported',
      '\nfrom itertools import pairwise',
      /n’a pas «\u00A0pairwise\u00A0»/,
    ],
    ['a module', '\nimport dataclasses', /pas le module «\u00A0dataclasses\u00A0»/],
    ['patterns', '\nimport re', /pas le module «\u00A0re\u00A0»/],
    ['a built-in function', '\nascii("é")', /«\u00A0ascii\u00A0» n’est pas dans/],
    ['a named value', '\nlist(zip([1], [2], strict=True))', /valeur nommée/],
    ['another writing than UTF-8', '\n"é".encode("latin-1")', /qu’en UTF-8/],
    ['a text as a seed', 'import random\nrandom.seed("a")', /nombre entier pour graine/],
    ['a rare letter of dates', 'from datetime import date\ndate(2026, 1, 2).strftime("%U")', /%U/],
    ['a counter that is copied', 'from collections import Counter\ndict(Counter("a"))', /\{\*\*/],
  ])('%s', async (_, code, said) => {
    expect(inPython(code).fault).not.toMatch(/Error/);
    const { fault } = await inBench(code);
    const { text } = inFrench(fault?.text ?? '');
    expect(`${text}\n${fault?.text}`).toMatch(said);
    expect(fault).toHaveProperty('line', 2);
  });

  test.each([
    ['str', '"é"'],
    ['list', '[1]'],
    ['dict', '{1: 2}'],
    ['set', '{1}'],
    ['tuple', '(1,)'],
    ['int', '1'],
    ['float', '1.5'],
  ])('every method of Python’s %s is there, or is said to be missing', async (_, value) => {
    const names = inPython(`print([n for n in dir(${value}) if n[0] != "_"])`).shown;
    const code = `for n in ${names}:\n    if not hasattr(${value}, n): print(n)`;
    const { shown } = await inBench(code);
    for (const name of shown.split('\n').filter(Boolean)) {
      const { fault } = await inBench(`(${value}).${name}`);
      expect(fault?.text).toContain(`«\u00A0${name}\u00A0» n’est pas dans le Python léger`);
    }
  });
});

describe('what stays different without a word is known, and is no more (U9)', () => {
  test.each([
    ['the order of a set', 'print({3, 1, 2})', '{1, 2, 3}', '{3, 1, 2}'],
    ['a list as a key', 'print(len({[]: 1}))', '', '1'],
    [
      'an abstract class',
      'from abc import ABC, abstractmethod\nclass A(ABC):\n    @abstractmethod\n    def f(self): ...\nprint(type(A()).__name__)',
      '',
      'A',
    ],
    ['the kind of a digit', 'print("²".isdigit())', 'True', 'False'],
  ])('%s', async (_, code, python, bench) => {
    expect(inPython(code).shown).toBe(python);
    expect((await inBench(code)).shown).toBe(bench);
  });
});

test('a program is « __main__ », alone and run by a test (U9, U10)', async () => {
  const code = 'if __name__ == "__main__":\n    print(__name__)';
  expect((await inBench(code)).shown).toBe('__main__');
  const tests = `import unittest

class Essai(unittest.TestCase):
    def test_nom(self):
        """le programme est le principal"""
        vu = []
        with open("exercice.py") as file:
            exec(compile(file.read(), "exercice.py", "exec"), {"print": vu.append})
        self.assertEqual(vu, ["__main__"])
`;
  const news = await playInWorkshop(page, { kind: 'check', code, tests, typed: [] });
  expect(news).toEqual([
    { kind: 'verdict', name: 'le programme est le principal', isPassed: true, text: '' },
  ]);
});
