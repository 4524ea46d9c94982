import { parse } from 'acorn';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileJsx } from '../../../../src/workshop/languages/react/compile.ts';
import { bodyOf } from './compiled.ts';

test('loops are guarded', () => {
  expect(bodyOf('while (a) {}')).toBe('while (__tour(),a) {}');
});

test.each([
  ['await a', 1, /async/],
  ['\nfor (const a of b) await a', 2, /async/],
  ['import.meta.env', 1, /import\.meta/],
])('%j is told: line %i', (code, line, text) => {
  expect(bodyOf(code)).toEqual({ line, text: expect.stringMatching(text) });
});

test('await in a function stays', () => {
  expect(bodyOf('async () => { await a }')).toBe('async () => { await a }');
});

/** Parts of programs, between bars. */
const PIECES = [
  '<p>¦</p>¦<¦>¦/¦<></>¦<A.b ¦ a="b"¦{¦}¦{...a}¦{/* */}¦&amp;¦import ¦export ¦default ¦ from ¦"react"¦"zod"',
  "'./a.css'¦import(¦import.meta¦function ¦class ¦const ¦async ¦await ¦a¦A¦=¦=>¦(¦)¦[¦]¦;¦*¦ as ¦,¦\n¦`¦${",
  '//¦/*¦*/¦for (;;)¦while (a)¦1¦</script>¦é',
].flatMap((line) => line.split('¦'));

test('any text gives a program without imports, or a fault in French on one of its lines', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (code) => {
      const given = compileJsx(code, { name: 'a.jsx', files: ['a.css'] });
      if (typeof given === 'string') {
        const kinds: string[] = [];
        const root = parse(`(function(__give){${given}\n})`, {
          ecmaVersion: 'latest',
          onToken: ({ type }) => kinds.push(type.label),
        });
        expect(root.body).toHaveLength(1);
        expect(kinds).not.toContain('import');
        expect(kinds).not.toContain('export');
      } else {
        expect(given.text).toMatch(/[a-zé] /);
        expect(given.line).toBeGreaterThan(0);
        expect(given.line).toBeLessThanOrEqual(code.split(/\r\n|[\n\r\u2028\u2029]/).length);
      }
    }),
    { numRuns: 3_000 },
  );
});
