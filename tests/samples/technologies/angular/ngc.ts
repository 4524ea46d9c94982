import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type ts from 'typescript';
import { EMPTY_FOLDER, type Folder, layOutAll, withFile } from '../../read/folder.ts';
import { homeOf, linkPackages } from '../../run/toolchains/packages.ts';
import type { Program } from '../typescript/tsc.ts';

const TOOLCHAIN = 'angular';
const AMBIENT = 'alentours.d.ts';
/** What `ng new` declares: style sheets, and what files of tests find without importing it. */
const DECLARED = `/// <reference types="vitest/globals" />
declare module '*.css';
`;

/** The options of `ng new` for tsc and ngc. */
const OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: [],
  strict: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: true,
};
const NG_OPTIONS = {
  strictInjectionParameters: true,
  strictInputAccessModifiers: true,
  strictTemplates: true,
  typeCheckHostBindings: true,
};

/** The faults of a program as lines, and its JavaScript, which exists in any case. */
export interface Compiled {
  readonly faults: readonly string[];
  readonly code: Folder;
}

/** The part of `@angular/compiler-cli` that we call; its types are not those of the project. */
interface Ngc {
  createCompilerHost(given: { options: ts.CompilerOptions }): NgHost;
  formatDiagnostics(faults: readonly ts.Diagnostic[], host: ts.FormatDiagnosticsHost): string;
  NgtscProgram: new (
    names: readonly string[],
    options: ts.CompilerOptions,
    host: NgHost,
  ) => NgProgram;
}

interface NgHost extends ts.CompilerHost {
  readResource?(path: string): string;
}

interface NgProgram {
  getTsProgram(): ts.Program;
  getTsSyntacticDiagnostics(file: ts.SourceFile): readonly ts.Diagnostic[];
  getTsSemanticDiagnostics(file: ts.SourceFile): readonly ts.Diagnostic[];
  getNgSemanticDiagnostics(path: string): readonly ts.Diagnostic[];
  readonly compiler: { prepareEmit(): { transformers: ts.CustomTransformers } };
}

/** Compiles all programs at once, ahead of time as `ng build` does. It runs none of them. */
export async function compileAngular(programs: readonly Program[]): Promise<Compiled[]> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'samples-ngc-')));
  try {
    layOutAll(programs, root);
    linkPackages(TOOLCHAIN, root);
    writeFileSync(join(root, AMBIENT), DECLARED);
    const files = programs.flatMap(({ folder, names }, at) =>
      [...names, ...Object.keys(folder).filter(isConfig)].map((name) => `${at}/${name}`),
    );
    const loaded = await load(root, [AMBIENT, ...files]);
    const { transformers } = loaded.program.compiler.prepareEmit();
    return programs.map(({ names }, at) => {
      const home = `${join(root, String(at))}/`;
      return { faults: faultsIn(loaded, home, names), code: codeIn(loaded, home, transformers) };
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Whether this is the file where `ng new` puts the settings of an application, which no component imports. */
export function isConfig(path: string): boolean {
  return /(^|\/)app\.config\.[jt]s$/.test(path);
}

interface Loaded {
  readonly ng: Ngc;
  readonly program: NgProgram;
}

async function load(root: string, files: readonly string[]): Promise<Loaded> {
  const own = createRequire(join(homeOf(TOOLCHAIN), 'package.json'));
  const typescript: typeof ts = own('typescript');
  const ng: Ngc = await import(pathToFileURL(own.resolve('@angular/compiler-cli')).href);
  const { options } = typescript.convertCompilerOptionsFromJson(OPTIONS, root);
  const all = { ...options, ...NG_OPTIONS, basePath: root, rootDir: root, outDir: root };
  const host = guarded(ng.createCompilerHost({ options: all }), root);
  const names = files.map((file) => join(root, file));
  return { ng, program: new ng.NgtscProgram(names, all, host) };
}

/** Limits the compiler to the files of samples and packages, because a template may name any file. */
function guarded(host: NgHost, root: string): NgHost {
  const isOpen = (path: string) => path.startsWith(`${root}/`) || path.includes('/node_modules/');
  const { fileExists, readFile } = host;
  host.fileExists = (path) => isOpen(path) && fileExists.call(host, path);
  host.readFile = (path) => (isOpen(path) ? readFile.call(host, path) : undefined);
  return host;
}

function faultsIn({ ng, program }: Loaded, home: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const file = program.getTsProgram().getSourceFile(home + name);
    if (!file) return [];
    const found = [
      ...program.getTsSyntacticDiagnostics(file),
      ...program.getTsSemanticDiagnostics(file),
      ...program.getNgSemanticDiagnostics(home + name),
    ];
    return found.map((fault) => lineOf(ng, fault, home));
  });
}

function codeIn({ program }: Loaded, home: string, transformers: ts.CustomTransformers): Folder {
  const whole = program.getTsProgram();
  let code = EMPTY_FOLDER;
  for (const file of whole.getSourceFiles()) {
    if (!file.fileName.startsWith(home) || file.isDeclarationFile) continue;
    const write: ts.WriteFileCallback = (path, text) => {
      code = withFile(code, path.slice(home.length), text);
    };
    whole.emit(file, write, undefined, false, transformers);
  }
  return code;
}

/** `exemple.ts:2:10 - error NG8002: …`, without the quotation of the code. */
function lineOf(ng: Ngc, fault: ts.Diagnostic, home: string): string {
  const text = ng.formatDiagnostics([fault], {
    getCurrentDirectory: () => home,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
  return stripVTControlCharacters(text).split('\n\n', 1)[0]?.trimEnd() ?? '';
}
