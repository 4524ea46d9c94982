import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedTests } from '../../../../src/workshop/languages/python/test-names.ts';
import { collectExercises } from '../../exercises/collect.ts';
import { closeChromium, openPage } from '../../page/chromium.ts';
import { openWorkshop, playInWorkshop } from '../../page/workshop/python-frame.ts';

let page: Page;

beforeAll(async () => {
  page = await openPage();
  await openWorkshop(page);
});
afterAll(closeChromium);

function run(code: string) {
  return playInWorkshop(page, { kind: 'run', code, typed: [] });
}

const EXERCISES = collectExercises('content/tutorials').exercises.filter(
  ({ technology }) => technology.name === 'python',
);

test('there are exercises in Python', () => {
  expect(EXERCISES).not.toEqual([]);
});

describe.each(EXERCISES.map(({ path }) => path))('in the workshop, %s', (path) => {
  const read = (name: string) => readFileSync(join(path, name), 'utf8');
  const check = (part: string) => {
    const [code, tests] = [read(`${part}.py`), read('tests.py')];
    return playInWorkshop(page, { kind: 'check', code, tests, typed: [] });
  };
  const names = Object.values(namedTests(read('tests.py')));

  test('misses a test with its starter (U10)', async () => {
    const news = await check('starter');
    expect(news.map((one) => 'name' in one && one.name)).toEqual(names);
    expect(news).toContainEqual(expect.objectContaining({ isPassed: false }));
  });

  test('passes all its tests, in their order, with its solution (U10)', async () => {
    expect(await check('solution')).toEqual(
      names.map((name) => ({ kind: 'verdict', name, isPassed: true, text: '' })),
    );
  });
});

describe('what a reader may type ends in a sentence, and the workshop still works (U9)', () => {
  test.each([
    ['a loop without end', 'while True: pass', /5 secondes/],
    ['a flood of lines', 'while True: print("a")', /5 secondes/],
    ['a line without end', 'while True: print("a", end="")', /5 secondes/],
    ['a text too long', '"a" * 10**9', /MemoryError\nTon programme demande plus de mémoire/],
    ['a list without end', 'l = []\nwhile True: l.append("a" * 10**6)', /plus de mémoire/],
    ['a function that calls itself', 'def f(): return f()\nf()', /RecursionError.*\nUne fonction/],
    ['an error that is none', 'raise 3', /TypeError: exceptions must derive/],
    ['print replaced', 'print = 3\nprint(1)', /TypeError: 'int' object is not callable/],
    ['the built-in print replaced', 'import builtins\nbuiltins.print = 3\nprint(1)', /TypeError/],
    ['a fault of syntax', 'def f(:', /line 1\n.*\nSyntaxError/],
    ['the bridge to the browser', 'import js', /« js » est fermé dans l’atelier/],
    ['its other door', 'import jsffi', /« jsffi » est fermé dans l’atelier/],
    [
      'the bridge by the door of the workshop',
      'import sys\nsys.modules["atelier"].real_import("js").postMessage',
      /AttributeError/,
    ],
    ['a module that is not there', 'import numpy', /n’a pas le module «\u00A0numpy\u00A0»/],
  ])('%s', async (_, code, told) => {
    const news = await run(code);
    expect(news.at(-1)).toEqual({
      kind: 'error',
      text: expect.stringMatching(told),
      ...(!told.source.includes('5 sec') && { line: expect.any(Number) }),
    });
    expect(news.length).toBeLessThanOrEqual(202);
    expect(await run('print(1)')).toEqual([{ kind: 'log', text: '1' }]);
  });

  test('what looks like HTML, or like news, is text', async () => {
    expect(await run('print("<b>x</b>\\n\\x1e{")\nprint("fin")')).toEqual([
      { kind: 'log', text: '<b>x</b>' },
      { kind: 'log', text: 'fin' },
    ]);
  });

  test.each([
    ['a test that never ends is missed', 'def f():\n    while True: pass', /5 secondes/],
    ['a program that replaces what tests use', 'import unittest\nunittest.TestCase = 3', /./],
    ['a program that stops all', 'import sys\nsys.exit()', /SystemExit/],
  ])('%s', async (_, code, told) => {
    const tests = `import unittest
import exercice

class Essai(unittest.TestCase):
    def test_f(self):
        """f finit"""
        self.assertEqual(exercice.f(), 1)
`;
    const news = await playInWorkshop(page, { kind: 'check', code, tests, typed: [] });
    expect(news).toContainEqual(expect.objectContaining({ text: expect.stringMatching(told) }));
    expect(news).not.toContainEqual(expect.objectContaining({ isPassed: true }));
    expect(await run('print(1)')).toEqual([{ kind: 'log', text: '1' }]);
  });
});

describe('lessons count on it, and MicroPython alone does not do it (U9)', () => {
  test.each([
    ['a dictionary keeps its order', 'print({"z": 1, "a": 2, "m": 3})', "{'z': 1, 'a': 2, 'm': 3}"],
    ['sorted keeps that of equals', 'print(sorted("bBaA", key=str.lower))', "['a', 'A', 'b', 'B']"],
    [
      'and in reverse',
      'print(sorted("bBaA", key=str.lower, reverse=True))',
      "['b', 'B', 'a', 'A']",
    ],
    ['accents are written', 'print(["é", "œ"], "thé")', "['é', 'œ'] thé"],
    [
      'JSON keeps accents and indents',
      'import json\nprint(json.loads(json.dumps({"é": [1, None]}, indent=2)), end=" ")\nprint(json.dumps({"é": [1.5, True]}, ensure_ascii=False), json.dumps("é"))',
      `{'é': [1, None]} {"é": [1.5, true]} "\\u00e9"`,
    ],
    [
      'dates in a list are shown as they are written',
      'from datetime import *\nprint([date(2026, 11, 20), datetime(2026, 11, 20, 8, 5), time(8, 30, 1)], date(2026, 1, 2))',
      '[datetime.date(2026, 11, 20), datetime.datetime(2026, 11, 20, 8, 5), datetime.time(8, 30, 1)] 2026-01-02',
    ],
    [
      'lengths of time too',
      'import datetime\nprint([datetime.timedelta(days=2, hours=1), datetime.timedelta(0)])',
      '[datetime.timedelta(days=2, seconds=3600), datetime.timedelta(0)]',
    ],
    [
      'draws are those of CPython',
      'import random\nrandom.seed(7)\nprint(random.randint(1, 100))',
      '42',
    ],
  ])('%s', async (_, code, text) => {
    expect(await run(code)).toEqual([{ kind: 'log', text }]);
  });
});

test('the page around reaches nothing of the frame but news', async () => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await run('import sys\nprint(sorted(sys.modules))');
  expect(calls).toEqual([]);
});
