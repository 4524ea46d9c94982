import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLightPython } from '../../../../../src/workshop/languages/python/light/source.ts';

describe('what light Python cannot read is written in another way (U9)', () => {
  test.each([
    ['mot[::-1]', 'mot.by_step(None,None,-1)'],
    ['"radar"[::-1] == mot', '"radar".by_step(None,None,-1) == mot'],
    ['f(x)[1:n + 1:2][0]', 'f(x).by_step(1,n + 1,2)[0]'],
    ["print(f'{mot[::-1]:>5} {{a}}')", "print(f'{mot.by_step(None,None,-1):>5} {{a}}')"],
    ['f"{x=} {x = :>4} {x!r} {x == 1}"', 'f"x={x!r} x = {x :>4} {x!r} {x == 1}"'],
    ['[*a, 1, *b]', '([]+list(a) +[1] +list(b))'],
    ['{**a, "b": 2}', '({}|(a) |{"b": 2})'],
    ['{*a}', '(set()|set(a))'],
    ['(*a, 1)', 'tuple([]+list(a) +[1])'],
    ['print("%.1f F" % prix)', 'print(percent_text("%.1f F") % prix)'],
    ['def f(a, /, b): pass', 'def f(a, b): pass'],
    ['def f(\n    a,\n    /,\n    b,\n): pass', 'def f(\n    a\n,\n    b,\n): pass'],
    ['x = [\n  *a,  # tous\n  # puis\n  1,\n]', 'x = ([]\n  +list(a)  # tous\n  # puis\n  +[1]\n)'],
  ])('%j becomes %j', (code, light) => {
    expect(inLightPython(code)).toBe(light);
  });

  test.each([
    'x[1:2]',
    'x[lambda y: y:2]',
    'reste = nombre % 2',
    '"a" % b',
    'd = {1: [2], 3: {4: 5}}',
    'f(*a, **k)',
    'print(*a, sep=", ")',
    'l[::2] = [1]',
    'del l[::2]',
    's = "a[::2] {x=}"  # b[::2]',
    '"""\n[::2]\n"""',
    "print('l’été')",
    'x = 3 / 2',
    'def f(*args): pass',
    'class A(B): pass',
    'print("Awa)',
    'if x in [1, 2]: pass',
  ])('%j stays as it is', (code) => {
    expect(inLightPython(code)).toBe(code);
  });

  test('brackets in thousands of brackets are left to Python', () => {
    const code = '['.repeat(100_000);
    expect(inLightPython(code)).toBe(code);
  });

  test('whatever is typed, each line stays in its place', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'ab1:,*[](){}="\'\\\n# /'.split(''), 'f"', '::', '**', 'lambda '),
    });
    fc.assert(
      fc.property(typed, (code) => {
        expect(inLightPython(code).split('\n')).toHaveLength(code.split('\n').length);
      }),
    );
  });
});
