import ts from 'typescript';
import { at, isModule, type Law, roomOf } from './source.ts';
import { partsOf } from './syntax.ts';

const ROOMS = new Set(
  'rules wire browser workshop api stores islands collections config'.split(' '),
);
/** These keep what happened: a timer, a request in flight. */
const MAY_KEEP_STATE = new Set(['browser', 'workshop', 'stores', 'api']);

const LOOSE = 'state at top level; make it const or keep it in a store';

/** Constructors that only build a value. */
const ALLOWED = new Set([
  ...['atom', 'map', 'deepMap', 'computed'],
  ...['createQuery'],
  ...['createContext', 'memo', 'lazy', 'forwardRef'],
  ...['Symbol', 'Array.from', 'String.raw'],
  ...['Object.freeze', 'Object.fromEntries', 'Object.entries', 'Object.keys'],
  ...['new Set', 'new Map', 'new WeakMap', 'new RegExp', 'new URL', 'new TextEncoder'],
]);
const PURE_METHODS = new Set('map filter join split includes concat slice flatMap'.split(' '));

/** Its schemas are values, however they are nested. */
const VALIBOT = /^import \* as (\w+) from 'valibot';/m;

const DEFINITIONS = new Set(
  'Import Export Interface TypeAlias Function Module'
    .split(' ')
    .map((kind) => `${kind}Declaration`),
);

/** Law 3: importing a module defines things and does nothing. */
export const definitions: Law = (tree) =>
  tree
    .filter((source) => isModule(source) && ROOMS.has(roomOf(source.path)))
    .flatMap((source) =>
      partsOf(source).scripts.flatMap((ast) => {
        const trusted = VALIBOT.exec(ast.text)?.[1];
        const loose = ast.statements.filter((one) => isLoose(one, roomOf(source.path)));
        const actions = ast.statements.flatMap((one) => actionsIn(one, trusted));
        return [
          ...loose.map((node) => at(source, node.getStart(), LOOSE)),
          ...actions.map((node) =>
            at(source, node.getStart(), `${nameOf(node)} runs at import; move it into a function`),
          ),
        ];
      }),
    );

function isLoose(statement: ts.Statement, room: string): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  const kind = statement.declarationList.flags & ts.NodeFlags.BlockScoped;
  return kind === ts.NodeFlags.Let ? !MAY_KEEP_STATE.has(room) : kind !== ts.NodeFlags.Const;
}

/** The outermost things that happen when a statement is reached. */
function actionsIn(statement: ts.Statement, trusted?: string): ts.Node[] {
  if (DEFINITIONS.has(ts.SyntaxKind[statement.kind])) return [];
  const isDeclaration = ts.isVariableStatement(statement) || ts.isClassDeclaration(statement);
  if (!isDeclaration && !ts.isExportAssignment(statement)) return [statement];

  function search(node: ts.Node): ts.Node[] {
    if (isLater(node)) return [];
    if (isAction(node, trusted)) return [node];
    const found: ts.Node[] = [];
    ts.forEachChild(node, (child) => {
      found.push(...search(child));
    });
    return found;
  }
  return search(statement);
}

/** Function bodies and fields of instances wait until someone calls. */
function isLater(node: ts.Node): boolean {
  if (!ts.isPropertyDeclaration(node)) return ts.isFunctionLike(node);
  return !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static);
}

function isAction(node: ts.Node, trusted?: string): boolean {
  if (ts.isNewExpression(node)) {
    const name = node.expression.getText();
    return !ALLOWED.has(`new ${name}`) && !/^Intl\.\w+$/.test(name);
  }
  if (ts.isCallExpression(node)) {
    const callee = node.expression;
    if (!ts.isPropertyAccessExpression(callee)) return !ALLOWED.has(callee.getText());
    const isPure = PURE_METHODS.has(callee.name.text) || callee.expression.getText() === trusted;
    return !isPure && !ALLOWED.has(callee.getText());
  }
  if (ts.isTaggedTemplateExpression(node)) return !ALLOWED.has(node.tag.getText());
  return ts.isAwaitExpression(node);
}

/** The words that a piece of code starts with, to find it again on its line. */
function nameOf(node: ts.Node): string {
  return /^[\w$. ]+/.exec(node.getText())?.[0].trim() ?? 'this';
}
