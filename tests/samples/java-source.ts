import { programOf, type Sample } from './sample.ts';

const UNNAMED = 'Exemple';
const MAIN = /\bstatic\s+void\s+main\s*\(/;
const IS_FILE =
  /\bstatic\s+void\s+main\s*\(|^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\b/m;
const TYPE = /\b(?:class|interface|enum|record)\s+(\w+)/g;
const PUBLIC_TYPE = /^public\s+(?:\w+\s+)*(?:class|interface|enum|record)\s+(\w+)/m;
/** Texts and comments may hold any word. */
const ASIDE = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])+'|\/\/.*|\/\*[\s\S]*?\*\//g;
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

/** The types that are still open where `main` stands, as Java names one within the other. */
function mainClassOf(text: string): string {
  const code = text.replace(ASIDE, '""');
  const before = code.slice(0, code.search(MAIN));
  const open = [...before.matchAll(TYPE)].filter(({ index }) => isOpen(before.slice(index)));
  const home = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  const type = open.map(([, name]) => name).join('$') || UNNAMED;
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
