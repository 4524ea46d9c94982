import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { minify, transform } from 'rolldown/utils';

/** How a module is asked for as a text; a library is given the name by which a frame calls it. */
const SUFFIX = /\?program(?:=(\w+))?$/;

/**
 * What every browser that knows modules can read. These programs are not modules: a sign that an old
 * browser cannot read would stop the whole script, and the ones joined to it.
 */
const TARGET = 'es2017';

/** A program that stands in the page itself. */
interface InlineProgram {
  /** One line of JavaScript, without the last semicolon. */
  code: string;
  /** The files it was made of. */
  files: readonly string[];
}

/**
 * A Vite plugin: `import code from './step.ts?program'` gives the text of the compiled program, for
 * `astro dev`, `astro build` and Vitest alike. `?program=name` gives one that does nothing by itself:
 * what it exports stands under that name. A `.mjs` file is the engine of a frame, whose text changes little.
 */
export function inlinePrograms() {
  return {
    name: 'inline-programs',
    enforce: 'pre' as const,
    async load(this: { addWatchFile: (file: string) => void }, id: string) {
      const [suffix, name] = SUFFIX.exec(id) ?? [];
      if (!suffix) return undefined;
      const file = id.slice(0, -suffix.length);
      const { code, files } = file.endsWith('.mjs')
        ? { code: asScript(readFileSync(file, 'utf8')), files: [file] }
        : await compileProgram(file, name);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/**
 * A module that Emscripten made, as a script: where there is no origin no browser makes a worker of a module. The
 * names of what it lacks, which only its own programmers read, are taken out.
 */
function asScript(program: string): string {
  return program
    .replace(/\bexport (?:default \w+;)?/g, '')
    .replace(/\bawait import\(/g, 'import(')
    .replace(/\bimport\.meta\.url/g, '""')
    .replace(/\[(?:"[\w$]+",?){100,}\]/g, '[]')
    .replace(/assert\(void 0!==wasmExports\.\w+,"missing Wasm export: \w+"\),?/g, '')
    .replace(/assert\(((?:[^"`()]|\([^()]*\))+),["`][^"`]*["`]\)/g, 'assert($1)')
    .replace(/Module\._\w+=makeInvalidEarlyAccess\("\w+"\),?/g, '');
}

/** Compiles a TypeScript file and what it imports to one line; throws when it does not compile. */
async function compileProgram(file: string, name?: string): Promise<InlineProgram> {
  const bundle = await rolldown({
    input: file,
    // What a program imports does nothing at import: what it does not use is left out.
    treeshake: { moduleSideEffects: (id) => id === file },
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    platform: 'browser',
    // A library that teaches says what is wrong: React's own sentences stand in this half of it.
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  });
  const { output } = await bundle.generate({
    format: 'iife',
    strict: false,
    ...(name && { name }),
  });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  // After the bundle: what is left out of it cannot be lowered to something that is not.
  const lowered = await transform(file, code, { lang: 'js', sourceType: 'script', target: TARGET });
  const minified = await minify(file, lowered.code, {
    compress: { target: TARGET },
    module: false,
  });
  const errors = [...lowered.errors, ...minified.errors];
  if (errors.length > 0) throw new Error(`${file} : ${errors.map(String).join('\n')}`);
  // The minifier keeps an end of line in a text as it is: nowhere else is there one.
  const line = minified.code.trim().replaceAll('\n', '\\n');
  // The bundler's own module is no file.
  const files = moduleIds.filter((id) => !id.startsWith('\0'));
  return { code: line.replace(/;$/, ''), files };
}
