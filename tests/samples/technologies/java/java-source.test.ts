import { describe, expect, it } from 'vitest';
import { collect } from '../../read/collect.ts';
import { javaSourceOf } from './java-source.ts';

const MAIN = 'public static void main(String[] args) {}';

function sourceOf(code: string, words = '') {
  const [sample] = collect('p.mdx', `\`\`\`java ${words}\n${code}\n\`\`\`\n`).samples;
  if (!sample) throw new Error('no sample');
  return javaSourceOf(sample);
}

describe('javaSourceOf', () => {
  it.each([
    ['lines', 'int prix = 150;', 'Exemple.java', 'Exemple'],
    ['lines after imports', 'import java.util.List;\n\nint prix = 150;', 'Exemple.java', 'Exemple'],
    ['a type among lines', 'record Prix(int n) {}\nint n = 1;', 'Exemple.java', 'Exemple'],
    ['a public class', `public class Caisse { ${MAIN} }`, 'Caisse.java', 'Caisse'],
    ['a public type alone', 'public sealed interface Forme {}', 'Forme.java', undefined],
    [
      'two types, the second starts',
      `class Prix {}\nclass Main { ${MAIN} }`,
      'Exemple.java',
      'Main',
    ],
    [
      'a type within, before main',
      `public class Compte { static class Refus extends Exception {}\n${MAIN} }`,
      'Compte.java',
      'Compte',
    ],
    [
      'a main within',
      `class Compte { static class Essai { ${MAIN} } }`,
      'Exemple.java',
      'Compte$Essai',
    ],
    [
      'braces and words in texts and comments',
      `// class Faux {\npublic class Compte { String s = "}} class Faux {"; char c = '}'; ${MAIN} }`,
      'Compte.java',
      'Compte',
    ],
    [
      'a package',
      `package sn.caisse;\npublic class Main { ${MAIN} }`,
      'Main.java',
      'sn.caisse.Main',
    ],
  ])('names the file and the class to start: %s', (_, code, name, main) => {
    expect(sourceOf(code)).toMatchObject(main ? { name, main } : { name });
  });

  it('does not change a named file', () => {
    expect(sourceOf('int prix;', 'file=Prix.java')).toEqual({
      name: 'Prix.java',
      text: 'int prix;\n',
    });
  });

  it.each([
    ['before a statement', 'static int un() {\n  return 1;\n}\nprint(un());', '}', 'print(un());'],
    ['two of them', 'static int un() { return 1; }\nstatic void rien() {}\nun();', '{}', 'un();'],
    ['with braces in a text', 'static String x() { return "}"; }\nx();', '"}"; }', 'x();'],
    ['with a type of its own', 'static <T> T x(T[] t) { return t[0]; }\nx();', 't[0]; }', 'x();'],
    ['with a block', 'static void x() { if (a) { b(); } }\nx();', 'b(); } }', 'x();'],
    [
      'with annotations',
      '@Get("/")\npublic int x(@Q(d = "a") int a, @Q(d = "b") int b) { return a; }\nx();',
      'return a; }',
      'x();',
    ],
    ['alone', 'static int un() { return 1; }', 'return 1; }', '}}'],
  ])('puts a method beside main: %s', (_, code, end, statement) => {
    const { text } = sourceOf(code);
    const [methods = '', main = ''] = text.split(' public static void main');
    expect(methods.endsWith(end)).toBe(true);
    expect(main.trim().split('\n').slice(1).join('').trim()).toMatch(statement);
  });

  it.each([
    ['a call', 'final var n = un(2);\nfor (var x : l) {\n}'],
    ['a method of a type', 'class Prix {\n  static int un() { return 1; }\n}'],
    ['a comment', '// static int un() {\nint n = 1;'],
  ])('does not take %s for a method', (_, code) => {
    expect(sourceOf(code).text).toMatch(
      /^import java.util.\*; public class Exemple \{ {2}public static/,
    );
  });

  it('keeps the lines of a fragment where they are', () => {
    const { text } = sourceOf('import java.util.List;\n\nint prix = 150;\nprix++;');
    expect(text.split('\n').slice(2, 4)).toEqual([
      expect.stringMatching(/^import java.util.\*; public class Exemple \{.*int prix = 150;$/),
      'prix++;',
    ]);
  });
});
