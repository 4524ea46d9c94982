import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Parser } from 'acorn';
import fc from 'fast-check';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { describe, expect, test } from 'vitest';
import { removeTypes } from '../../../../src/workshop/languages/typescript/remove-types.ts';

test.each([
  ['let a: number = 1;', 'let a         = 1;'],
  ['const prix = lu as number;', 'const prix = lu          ;'],
  ['const t = { a: 1 } satisfies T;', 'const t = { a: 1 }            ;'],
  ['a!.b!;', 'a .b ;'],
  ['f<T>(x); new F<T>(); g<T>;', 'f   (x); new F   (); g   ;'],
  ['(a as T).b = 1;', '(a     ).b = 1;'],
  ['function f(this: T, a?: U): asserts a is V {}', 'function f(         a   )                 {}'],
  ['const f = async <T>(a: T): Promise<T> => a;', 'const f = async    (a   )             => a;'],
  ["import { type A, b } from './x.ts';", "import {         b } from './x.ts';"],
  ["import type { A } from './x.ts';", ';'],
  ['let a; type B = 1; export { a, type B };', 'let a; ; export { a,        };'],
  ['interface A {}\nexport type { A };\nconst A = 1;', ';\n;\nconst A = 1;'],
  ['type E = 1; const E = { a: 1 } as const;', '; const E = { a: 1 };'],
  ['export type A = 1;\nb;', ';\nb;'],
  ['declare const a: T; namespace N { type B = 1 }', '; ;'],
  ['abstract class A<T> extends B<T> implements C, D {}', 'class A extends B {}'],
  [
    'abstract class A { private readonly a?: T = 1; declare b: T; abstract c(): void; c!: T }',
    'class A { ; a = 1; ; ; c ; }',
  ],
  ['class A { static readonly [k] = 1 }', 'class A { static [k] = 1 }'],
  ['class A { m(): void; m(a?: 1): void {} [k: string]: T }', 'class A { ; m(a ) {} ; }'],
  // A program may not change its sense with its types.
  ['a\ntype X = 1\n(b)', 'a\n;\n(b)'],
  ['a as T\n(b)', 'a ;\n(b)'],
  ['class A { x = 1\n  private ["y"] = 2 }', 'class A { x = 1\n ; ["y"] = 2 }'],
  ['class A { get: T\n  f() {} }', 'class A { get;\n f() {} }'],
  ['const f = (a):\n  T => a', 'const f = (a\n ) => a'],
  ['const f = () => {\n  return <\n  T\n>(a) => a }', 'const f = () => {\n return (\n\n a) => a }'],
  // What only looks like a type.
  [`"let a: T"; \`\${a as T}: T\`; // a: T`, `"let a: T"; \`\${a }: T\`; // a: T`],
  ['const r = /a: T/; a < b; c > (d);', 'const r = /a: T/; a < b; c > (d);'],
  ['type(1); as = 2; namespace;', 'type(1); as = 2; namespace;'],
  ['', ''],
])('%s', (code, left) => {
  const got = removeTypes(code) as string;
  expect(squeezed(got)).toBe(squeezed(left));
  if (left.length === code.length) expect(got).toBe(left);
  expect([got.length, linesOf(got)]).toEqual([code.length, linesOf(code)]);
});

test.each([
  ['1;\nenum E { a }', 2, /« enum » fabrique du code/],
  ['const enum E { a }', 1, /« enum »/],
  ['namespace N { const a = 1 }', 1, /« namespace »/],
  ['class A {\n  constructor(private a: T) {}\n}', 2, /devant un paramètre/],
  ['a = <T>b;', 1, /« valeur as Type »/],
  ["import a = require('a');", 1, /import … from/],
  ['export = a;', 1, /export default/],
  ['@a class B {}', 1, /décorateurs/],
  ['let a: number', undefined, undefined],
])('refused, with its line: %.40s', (code, line, text) => {
  const got = removeTypes(code);
  if (line === undefined) expect(got).toEqual(expect.any(String));
  else expect(plain(got)).toEqual({ line, text: expect.stringMatching(text) });
});

test.each([
  ['let a = 1;\r\nlet b: = 2;', 2, /Unexpected token$/],
  ['"', 1, /Unterminated string constant$/],
  [`${'('.repeat(50_000)}`, 1, /./],
])('a fault of syntax is told with the words of the parser: %.40s', (code, line, message) => {
  expect(plain(removeTypes(code))).toMatchObject({
    ...{ line, text: expect.stringMatching(/^Faute de syntaxe/) },
    message: expect.stringMatching(message),
  });
});

describe('Node, which removes types too, finds the same program', () => {
  const files = globSync('content/tutorials/*/{exercises,project}/**/*.ts');
  const samples = globSync('content/tutorials/{typescript,angular}/*.mdx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(?:ts|typescript)\b.*\n([\s\S]*?)^```$/gm)].map(
      ([, code = '']) => code,
    ),
  );

  test('in the exercises, the samples of TypeScript, and the rules of this site', () => {
    const ours = globSync('src/rules/**/*.ts');
    expect(files.length * samples.length * ours.length).toBeGreaterThan(0);
    for (const file of [...files, ...ours]) agree(readFileSync(file, 'utf8'), file);
    for (const code of samples) agree(code, code);
  });

  test('TypeScript itself finds the same in pieces put together, with a semicolon or without', () => {
    const end = fc.constantFrom('\n', ';\n', ' ;');
    const pieces = fc.uniqueArray(fc.tuple(fc.constantFrom(...PIECES), end), {
      maxLength: 6,
      selector: ([piece]) => piece,
    });
    fc.assert(
      fc.property(pieces, fc.constantFrom(...MEMBERS), (parts, member) => {
        const code = `${parts.flat().join('')}\nexport class A extends B { ${member} }`;
        const got = removeTypes(code);
        const wanted = emitted(code);
        if (typeof got === 'string') expect(meaningOf(got), code).toBe(wanted && meaningOf(wanted));
        else if (!NOT_TYPES.test(code)) expect(wanted, code).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

const PIECES = [
  'a',
  '(b as T)',
  'b as T',
  '[c] = d as T[]',
  '`a`',
  `[\`\${e!}\`]`,
  'type X = { a: 1 }',
  'interface Y<T> { (a: T): void }',
  'let x1: T',
  'let x2!: T',
  'f1(a as const)',
  'g = <T,>(y: T): y is T & U => y as never',
  'h = async <\nT\n>(y?: T) => y!',
  'i = ({ z }: { z: T }, ...r: T[]):\n{ a: T } => z',
  'for (const o of [1] as number[]) a',
  '/re: T/.test(a)',
  'j ? (k): T => k : l',
  '-m',
  'declare function n(): void',
  'o satisfies T',
  'function* p<T = {}>(this: T, q: keyof T = 1 as any): Generator<T> { yield <U>(\nu: U) => u }',
  'enum E { a }',
  'new Map<string, T>()',
  'try {} catch (e: unknown) {}',
];
/** The pieces that hold more than types. */
const NOT_TYPES = /enum E|constructor\(readonly/;
const MEMBERS = [
  'a: T\n["b"] = 1',
  'a = 1\nprivate ["b"]?: T',
  'readonly a\n*b() {}',
  'static readonly a: T = 1',
  'override async m<T>(this: A, a?: T): Promise<void> {}',
  'm(): void\nm(a?: T) {}',
  'declare a\n#b!: T; static {}',
  'get a(): T { return 1 } set a(v: T) {}',
  'public static async *[a as string](): T {}',
  'static: T\nm() {}',
  'constructor(a?: T) { super() }',
  'constructor(readonly a: T) {}',
];

/** What `tsc` writes, on lines of its own; undefined for what cannot be read. */
function emitted(code: string): string | undefined {
  const { outputText, diagnostics } = transpileModule(code, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ESNext },
    reportDiagnostics: true,
  });
  try {
    if (diagnostics?.length === 0 && meaningOf(outputText)) return outputText;
  } catch {}
  return undefined;
}

/** The same text, or a program that reads the same, line by line; or both refuse it. */
function agree(code: string, name: string): void {
  const got = removeTypes(code);
  const wanted = strip(code);
  if (typeof got === 'string' && got !== wanted)
    expect(meaningOf(got, true), name).toBe(wanted && meaningOf(wanted, true));
  else expect(typeof got === 'string', name).toBe(wanted !== undefined);
}

/** Node leaves to the engine a program that its own parser reads and no engine runs. */
function strip(code: string): string | undefined {
  try {
    const text = stripTypeScriptTypes(code);
    meaningOf(text);
    return text;
  } catch {
    return undefined;
  }
}

function meaningOf(code: string, lines = false): string {
  const root = Parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  return JSON.stringify(root, (key, value) => {
    if (key === 'start' || key === 'end') return undefined;
    if (key === 'loc') return lines ? value.start.line : undefined;
    return Array.isArray(value) ? value.filter((one) => one?.type !== 'EmptyStatement') : value;
  });
}

function plain(fault: unknown): unknown {
  return JSON.parse(JSON.stringify(fault).replaceAll('\u00A0', ' '));
}

function squeezed(code: string): string {
  return code
    .replace(/[ ]+/g, ' ')
    .replace(/ ?([;,()<>{}!.\n]) ?/g, '$1')
    .trim();
}

function linesOf(code: string): number {
  return code.split('\n').length;
}
