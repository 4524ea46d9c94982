import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { guardLoops } from '../web/loop-guard.ts';
import { type CodeFault, childrenOf, type Found, faultOf, linesIn, refusal } from '../web/nodes.ts';
import { elementCall } from './element.ts';
import { exportOf } from './exports.ts';
import { laterNeed, needOf, type Place } from './imports.ts';
import { syntaxWords } from './syntax-words.ts';

const FUNCTION = /Function/;

/**
 * A file of JSX as the frame runs it: a function's body, on the same lines, without imports, its loops
 * guarded; or its first fault.
 */
export function compileJsx(code: string, place: Place): string | CodeFault {
  try {
    const root = Parser.extend(jsx()).parse(code, {
      allowHashBang: false,
      ecmaVersion: 'latest',
      sourceType: 'module',
    }) as unknown as Found;
    return guardLoops(scriptOf(root, code, place));
  } catch (error) {
    return faultOf(error, code, syntaxWords);
  }
}

function scriptOf(root: Found, code: string, place: Place): string {
  const needs: string[] = [];
  const gives: string[] = [];
  const writeInner = (node: Found) => {
    let text = '';
    let at = node.start;
    for (const child of childrenOf(node)) {
      if (child.start < at) continue;
      text += code.slice(at, child.start) + write(child);
      at = child.end;
    }
    return text + code.slice(at, node.end);
  };
  let depth = 0;
  function write(node: Found): string {
    if (!FUNCTION.test(node.type)) return writeHere(node);
    depth += 1;
    const text = writeHere(node);
    depth -= 1;
    return text;
  }
  function writeHere(node: Found): string {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return elementCall(node, { code, write });
      case 'ImportExpression':
        return laterNeed(node, place, code);
      case 'ImportDeclaration':
        needs.push(needOf(node, place));
        return linesIn(code, node.start, node.end);
      case 'AwaitExpression':
        if (depth === 0) throw refusal('« await » s’écrit dans une fonction « async ».', node);
        break;
      case 'MetaProperty':
        if ((node.meta as Found).name === 'import')
          throw refusal('L’atelier n’a pas « import.meta ».', node);
        break;
    }
    const exported = exportOf(node, { code, place, write });
    if (!exported) return writeInner(node);
    gives.push(...exported.gives);
    return exported.text;
  }
  const body = code.slice(0, root.start) + writeInner(root) + code.slice(root.end);
  return `"use strict";__give({${gives.join(',')}});${needs.join('')}${body}`;
}
