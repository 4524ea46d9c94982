import ts from 'typescript';
import { at, type Law, roomOf } from './source.ts';
import { nodesOf, partsOf, type Script } from './syntax.ts';

const GLOBALS = new Set(
  `window document localStorage sessionStorage navigator location history fetch matchMedia caches
  indexedDB requestAnimationFrame speechSynthesis`.split(/\s+/),
);
/** `globalThis.fetch` is `fetch` in disguise. */
const DISGUISES = new Set(['globalThis', 'self']);
/**
 * browser/ is the door to all of them, and the programs of inline/ run before it; the worker has no page,
 * the others are Node programs.
 */
const EXEMPT = new Set(['', 'browser', 'inline', 'worker', 'local-api', 'build']);

/** Law 2: the page's globals are touched in browser/ only, and `fetch` in api/. */
export const globals: Law = (tree) =>
  tree
    .filter(({ path }) => !EXEMPT.has(roomOf(path)))
    .flatMap((source) => {
      const room = roomOf(source.path);
      return partsOf(source)
        .scripts.filter(({ isHead }) => !isHead)
        .flatMap(globalsIn)
        .filter(({ text }) => !(room === 'api' && text === 'fetch'))
        .map((name) => {
          const door = name.text === 'fetch' ? 'api' : 'browser';
          return at(source, name.getStart(), `${name.text} is for ${door}/; call a function of it`);
        });
    });

function globalsIn({ ast }: Script): ts.Identifier[] {
  const suspects = nodesOf(ast)
    .filter(ts.isIdentifier)
    .filter((name) => GLOBALS.has(name.text) && isValue(name));
  if (suspects.length === 0) return [];
  const checker = checkerFor(ast);
  return suspects.filter((name) => !declarationOf(name, checker));
}

/** Not a member, a renamed key or part of a type; what declares a name has a symbol, seen later. */
function isValue(name: ts.Identifier): boolean {
  if (ts.findAncestor(name, ts.isTypeNode)) return false;
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) {
    return DISGUISES.has(parent.expression.getText());
  }
  return !('propertyName' in parent && parent.propertyName === name);
}

function declarationOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
}

/** The compiler knows scopes best; without its library, a name it cannot find is a global. */
function checkerFor(ast: ts.SourceFile): ts.TypeChecker {
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === ast.fileName ? ast : undefined),
    fileExists: (name) => name === ast.fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const options = { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve };
  return ts.createProgram([ast.fileName], options, host).getTypeChecker();
}
