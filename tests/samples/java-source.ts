import { programOf, type Sample } from './sample.ts';

const UNNAMED = 'Exemple';
const MAIN = /\bstatic\s+void\s+main\s*\(/;
const IS_FILE =
  /\bstatic\s+void\s+main\s*\(|^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\b/m;
const TYPE = /\b(?:class|interface|enum|record)\s+(\w+)/g;
const PUBLIC_TYPE = /^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\s+(\w+)/m;
const IMPORTS = /^(?:\s*import\s[^;]+;|\s*\n)*/;

/** What javac is given for a sample: the file, and the class that is to be started. */
export interface JavaSource {
  readonly name: string;
  readonly text: string;
  readonly main?: string;
}

/** `System.out.println(1);` → a class `Exemple` around it, in `Exemple.java`. */
export function javaSourceOf(sample: Sample): JavaSource {
  const text = frame(programOf(sample), sample.file !== undefined);
  const name = sample.file ?? `${PUBLIC_TYPE.exec(text)?.[1] ?? UNNAMED}.java`;
  return { name, text: `${text}\n`, ...(MAIN.test(text) && { main: mainClassOf(text) }) };
}

/** Statements alone get a class and its `main` on their first line: the numbers of lines stay true. */
function frame(text: string, isNamed: boolean): string {
  if (isNamed || IS_FILE.test(text)) return text;
  const [imports = ''] = IMPORTS.exec(text) ?? [];
  const start = `import java.util.*; public class ${UNNAMED} { public static void main(String[] args) throws Exception { `;
  return `${imports}${start}${text.slice(imports.length)}\n}}`;
}

/** The type in which `main` stands: the last one named before it. */
function mainClassOf(text: string): string {
  const before = text.slice(0, text.search(MAIN));
  const type = [...before.matchAll(TYPE)].at(-1)?.[1] ?? UNNAMED;
  const home = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  return home ? `${home}.${type}` : type;
}
