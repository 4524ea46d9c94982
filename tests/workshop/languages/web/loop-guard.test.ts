import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardLoops, TURN } from '../../../../src/workshop/languages/web/loop-guard.ts';

test.each([
  ['while (x) y();', 'while (__tour(),x) y();'],
  ['while(true){}', 'while(__tour(),true){}'],
  ['do { x++ } while (x < 3)', 'do { x++ } while (__tour(),x < 3)'],
  ['for (;;) {}', 'for (;__tour();) {}'],
  ['for (let i = 0; i < 3; i++) {}', 'for (let i = 0;__tour(), i < 3; i++) {}'],
  ['for (let i = f(1, [2]); ; ) {}', 'for (let i = f(1, [2]);__tour() ; ) {}'],
  ['for (const x of [1; 2]) {}', 'for (const x of [1; 2]) {__tour();}'],
  [
    'for (const prix of prices) total += prix;',
    'for (const prix of prices)__tour(), total += prix;',
  ],
  ['for (const x of xs)\n  `a`.trim();', 'for (const x of xs)__tour(),\n  `a`.trim();'],
  ['for (const cle in fiche) {}', 'for (const cle in fiche) {__tour();}'],
  ['for await (const x of xs) {}', 'for await (const x of xs) {__tour();}'],
  ['for (const x of xs) if (x) y();', 'for (const x of xs) if (__tour(),x) y();'],
  [
    'for (const x of xs) for (const y of x) dit(y);',
    'for (const x of xs) for (const y of x)__tour(), dit(y);',
  ],
])('%s', (code, guarded) => {
  expect(guardLoops(code)).toBe(guarded);
});

test.each([
  'for (const x of xs);',
  'for (const x of xs) return x;',
  'a: for (const x of xs) b: y();',
  'console.log("while (true)", \'for (;;)\', `while (1)`);',
  '// while (true) {}\n/* for (;;) {} */',
  'const motif = /while (x)/;\nx.match(/for(;;)/g)',
  'console.while(1); x.for(;;); $for(1;2;3); jewhile(2)',
  'while',
  'for (',
  'for (let i = 0',
  '',
])('%s stays as it is', (code) => {
  expect(guardLoops(code)).toBe(code);
});

describe('what is guarded', () => {
  const run = (code: string, turn: () => boolean) =>
    new Function(TURN, `const dit = [];\n${code}\nreturn dit;`)(turn) as unknown[];

  test.each([
    ['let i = 0; while (i < 4) { i++; dit.push(i); }', 4],
    ['for (const x of [1, 2, 3]) dit.push(x);', 3],
    ['for (const x of [1, 2]) if (x > 1) dit.push(x); else dit.push(0);', 2],
    ['for (const x of [1, 2]) { const y = x; dit.push(y) }', 2],
    ['let i = 0; do { dit.push(i); i++; } while (i < 3);', 3],
    ['for (let i = 0, j = 5; i < j; i++, j--) dit.push([i, j]);', 3],
    ['for (let i = 0; ; i++) { if (i > 2) break; dit.push(i); }', 3],
    [
      'a: for (const x of [1, 2]) for (let y = 0; y < 2; y++) { if (y) continue a; dit.push(y); }',
      2,
    ],
  ])('%s does the same', (code, count) => {
    const said = run(code, () => true);
    expect(said).toEqual(run(guardLoops(code), () => true));
    expect(said).toHaveLength(count);
  });

  test.each([
    ...['while (true) {}', 'for (;;);', 'do {} while (1)', 'for (let i = 0; i < 1; ) {}'],
    'const a = [1]; for (const x of a) a.push(x);',
    'const a = new Set([1]); for (const x of a) { a.delete(x); a.add(x); }',
  ])('%s can be stopped', (code) => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (turns > 100) throw new Error('assez');
      return true;
    };
    expect(() => run(guardLoops(code), turn)).toThrow('assez');
  });
});

test('« for( » 100,000 times is read once, not once for each: it would take half an hour', () => {
  const code = 'for('.repeat(100_000);
  expect(guardLoops(code)).toBe(code);
});

test('whatever is typed: nothing is lost, nothing is thrown, no line moves', () => {
  const piece = fc.constantFrom(...'for while ( ) ; { " \' ` / \\'.split(' '), '\n', 'x ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const code = pieces.join('');
      const guarded = guardLoops(code);
      expect(
        guarded
          .replaceAll(`{${TURN}();`, '{')
          .replaceAll(`${TURN}(),`, '')
          .replaceAll(`${TURN}()`, ''),
      ).toBe(code);
      expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
    }),
  );
});
