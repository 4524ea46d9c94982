import { programOf, type Sample } from '../../read/sample.ts';

const UNNAMED = 'Exemple';
const MAIN = /\bstatic\s+void\s+main\s*\(/;
const IS_FILE =
  /\bstatic\s+void\s+main\s*\(|^package\s|^\s*@Test\b|^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\b/m;
const IS_TEST = /^\s*@(?:Test|ParameterizedTest)\b/m;
const TYPE = /\b(?:class|interface|enum|record)\s+(\w+)/g;
const TYPE_LINE = /^(?:\w+\s+)*class\s+(\w+)/m;
const PUBLIC_TYPE = /^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\s+(\w+)/m;
/** A method outside of any type. */
const METHOD = /^(?:(?:public|private|protected|static|final)\s+)+[^;={}()]*\([^)]*\)[^;{}]*\{/gm;
const STRING_OR_COMMENT =
  /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])+'|\/\/.*|\/\*[\s\S]*?\*\//g;
const IMPORTS = /^(?:\s*import\s[^;]+;|\s*\n)*/;

/** What javac gets for a sample: the file, and the class to start. */
export interface JavaSource {
  readonly name: string;
  readonly text: string;
  /** The class that holds `main` or, with `isTest`, the tests of JUnit. */
  readonly main?: string;
  readonly isTest?: true;
}

/** Puts statements such as `System.out.println(1);` in a class `Exemple`, in `Exemple.java`. */
export function javaSourceOf(sample: Sample): JavaSource {
  const text = frame(programOf(sample), sample.file !== undefined);
  const name = sample.file ?? `${PUBLIC_TYPE.exec(text)?.[1] ?? UNNAMED}.java`;
  return { name, text: `${text}\n`, ...startOf(text) };
}

function startOf(text: string): Pick<JavaSource, 'main' | 'isTest'> {
  if (MAIN.test(text)) return { main: mainClassOf(text) };
  const [, tests] = TYPE_LINE.exec(withoutStrings(text)) ?? [];
  return tests && IS_TEST.test(text) ? { main: inPackage(tests, text), isTest: true } : {};
}

/** Puts statements in a class and a `main`, without a new line before them: line numbers stay the same. */
function frame(text: string, isNamed: boolean): string {
  if (isNamed || IS_FILE.test(text)) return text;
  const [imports = ''] = IMPORTS.exec(text) ?? [];
  const body = text.slice(imports.length);
  const end = endOfMethods(body);
  const methods = `import java.util.*; public class ${UNNAMED} { ${body.slice(0, end)}`;
  const start = 'public static void main(String[] args) throws Exception {';
  return `${imports}${methods} ${start} ${body.slice(end)}\n}}`;
}

/** Returns where the methods end. They stand before the statements, and Java allows no method in `main`. */
function endOfMethods(body: string): number {
  const code = withoutStrings(body);
  const last = [...code.matchAll(METHOD)].at(-1);
  if (!last) return 0;
  const start = last.index + last[0].length;
  const close = [...code.slice(start).matchAll(/[{}]/g)].find(
    ({ index }) => !isOpen(code.slice(last.index, start + index + 1)),
  );
  return close ? start + close.index + 1 : code.length;
}

/** Returns the name of the class of a program that holds `main`, with those around it: `Compte$Essai`. */
export function mainClassOf(text: string): string {
  const code = withoutStrings(text);
  const before = code.slice(0, code.search(MAIN));
  const open = [...before.matchAll(TYPE)].filter(({ index }) => isOpen(before.slice(index)));
  return inPackage(open.map(([, name]) => name).join('$') || UNNAMED, text);
}

function inPackage(type: string, text: string): string {
  const home = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  return home ? `${home}.${type}` : type;
}

function isOpen(code: string): boolean {
  let depth = 0;
  for (const brace of code.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return false;
  }
  return depth > 0;
}

/** Replaces strings and comments by spaces, because they may hold any word. */
function withoutStrings(code: string): string {
  return code.replace(STRING_OR_COMMENT, (text) => text.replace(/./g, ' '));
}
