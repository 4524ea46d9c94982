import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareCode, type TypedLanguage } from '../../../../src/workshop/frame/typed/signs.ts';
import { typedSign } from '../../../../src/workshop/frame/typed/words.ts';

const LANGUAGES: readonly TypedLanguage[] = ['Python', 'JavaScript', 'SQL'];

describe('a sign that a phone typed in the place of another is told with its line (U6)', () => {
  test.each<[TypedLanguage, string, number, string]>([
    ['Python', 'x = 1\nprint(“Awa”)', 2, 'Le guillemet “ n’est pas celui de Python\u00A0: tape "'],
    ['Python', 'print(«Awa»)', 1, 'Le guillemet «\u00A0n’est pas celui de Python\u00A0: tape "'],
    ['JavaScript', 'f(‘a’)', 1, "L’apostrophe ‘ n’est pas celle de JavaScript\u00A0: tape '"],
    ['SQL', '-- “a”\nSELECT ’a’', 2, "L’apostrophe ’ n’est pas celle de SQL\u00A0: tape '"],
    ['Python', 'a = 3 – 1', 1, 'Le tiret – n’est pas celui de Python\u00A0: tape -'],
    ['Python', '3 × 2', 1, 'Le signe × n’est pas de Python\u00A0: pour multiplier, tape *'],
    ['JavaScript', 'a ÷ b', 1, 'Le signe ÷ n’est pas de JavaScript\u00A0: pour diviser, tape /'],
    ['SQL', 'WHERE a ≤ 3', 1, 'Le signe ≤ n’est pas de SQL\u00A0: tape <='],
    ['Python', 'a ≠ b', 1, 'Le signe ≠ n’est pas de Python\u00A0: tape !='],
    ['JavaScript', 'a ≠ b', 1, 'Le signe ≠ n’est pas de JavaScript\u00A0: tape !=='],
    ['SQL', 'a ≠ b', 1, 'Le signe ≠ n’est pas de SQL\u00A0: tape <>'],
    ['Python', 'def f() → int:', 1, 'Le signe → n’est pas de Python\u00A0: tape ->'],
    ['JavaScript', '() → 1', 1, 'Le signe → n’est pas de JavaScript\u00A0: tape =>'],
    ['Python', 'f（1）', 1, 'Le signe （ n’est pas de Python\u00A0: tape ('],
    ['JavaScript', 'f(…a)', 1, 'Le signe … n’est pas de JavaScript\u00A0: tape trois points, ...'],
    ['Python', 'x =\u00A01', 1, expect.stringMatching(/^Une espace insécable/)],
    ['Python', 'x =\u200B1', 1, expect.stringMatching(/^Un signe invisible/)],
    ['Python', 'x = 1\nprint("Awa”)', 2, 'Le guillemet ” n’est pas celui de Python\u00A0: tape "'],
  ])('%s: %j, line %d', (language, code, line, text) => {
    expect(typedSign(code, language)).toMatchObject({ line, text });
  });

  test.each<[TypedLanguage, string]>([
    ['Python', 'print("“l’eau” → 3 × 2")  # « oui »'],
    ['Python', '"""\n“a”\n"""\nx = \'it\\\'s “b”\''],
    ['JavaScript', '// “a”\n/* ’\n’ */ f(`“a”`, "b’", \'c”\')'],
    ['SQL', "SELECT 'l’eau', 'l''eau’' AS \"prix…\" -- “a”"],
    ['Python', 'été = "œuf"'],
  ])('%s: %j has none', (language, code) => {
    expect(typedSign(code, language)).toBeUndefined();
  });

  test('whatever is typed, the sign is in its line, out of texts and comments', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'a"\'#`-/*\\\n “”’→\u00A0'.split('')) });
    fc.assert(
      fc.property(typed, fc.constantFrom(...LANGUAGES), (code, language) => {
        const bare = bareCode(code, language);
        expect(bare).toHaveLength(code.length);
        const found = typedSign(code, language);
        expect(found === undefined).toBe(!/[“”’→\u00A0]/.test(bare));
        if (found) expect(bare.split('\n')[found.line - 1]).toContain(found.sign);
      }),
    );
  });
});
