import { childrenOf, type Found, linesIn } from '../web/nodes.ts';
import { importedName, type Place, wordOf } from './imports.ts';

/** An export as it is written again: what it gives, by name, and what stays in its place. */
export interface Written {
  /** `"total":()=>total`, a name each. */
  gives: readonly string[];
  text: string;
}

/** The exports of a statement, undefined for one that exports nothing; `write`: the words of a node. */
export function exportOf(
  node: Found,
  { code, place, write }: { code: string; place: Place; write: (node: Found) => string },
): Written | undefined {
  const declaration = node.declaration as Found | null | undefined;
  const lines = linesIn(code, node.start, declaration?.start ?? node.end);
  const after = linesIn(code, declaration?.end ?? node.end, node.end);
  switch (node.type) {
    case 'ExportDefaultDeclaration': {
      const own = declaration as Found;
      const id = /Declaration$/.test(own.type) ? (own.id as Found | null) : null;
      if (id) return { gives: [`"default":()=>${id.name}`], text: lines + write(own) };
      // In an object a function without a name is called « default », as the browser calls it.
      const text = `const __default={${lines}default:${write(own)}};${after}`;
      return { gives: ['"default":()=>__default.default'], text };
    }
    case 'ExportAllDeclaration': {
      const need = needed(node, place);
      const name = node.exported as Found | null;
      return {
        gives: [name ? `${wordOf(name)}:()=>${need}` : `...__react.all(${need})`],
        text: lines,
      };
    }
    case 'ExportNamedDeclaration': {
      if (declaration) {
        const names = namesOf(declaration);
        return {
          gives: names.map((name) => `${JSON.stringify(name)}:()=>${name}`),
          text: `${lines + write(declaration)};${after}`,
        };
      }
      const from = node.source ? `${needed(node, place)}` : undefined;
      const gives = (node.specifiers as Found[]).map(({ local, exported }) => {
        const own = from ? `${from}[${wordOf(local as Found)}]` : (local as Found).name;
        return `${wordOf(exported as Found)}:()=>${own}`;
      });
      return { gives, text: lines };
    }
  }
  return undefined;
}

function needed(node: Found, place: Place): string {
  return `__react.need(${JSON.stringify(importedName(node.source as Found, place))})`;
}

/** The names that a declaration makes. */
function namesOf(node: Found): string[] {
  if (node.id) return boundBy(node.id as Found);
  return (node.declarations as Found[]).flatMap(({ id }) => boundBy(id as Found));
}

/** The names in a pattern: `{ a, b: [c = 1] }` → a, c. */
function boundBy(node: Found): string[] {
  switch (node.type) {
    case 'Identifier':
      return [String(node.name)];
    case 'AssignmentPattern':
      return boundBy(node.left as Found);
    case 'Property':
      return boundBy(node.value as Found);
    default:
      return childrenOf(node).flatMap(boundBy);
  }
}
