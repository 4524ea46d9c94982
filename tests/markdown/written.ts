import { pathToFileURL } from 'node:url';
import { evaluate } from 'satteri';
import { expect } from 'vitest';
import { lessonPlugin } from '../../src/markdown/compile.ts';

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** HTML that is written already: a child that must not be escaped again. */
interface Html {
  html: string;
}

/** What the step `bases` of a tutorial becomes: the real processor with our plugin, as HTML. */
export async function written(
  mdx: string,
  path = 'content/tutorials/python/3-bases.mdx',
): Promise<string> {
  const module = await evaluate(mdx, {
    Fragment: '',
    jsx: element,
    jsxs: element,
    hastPlugins: [lessonPlugin],
    features: { smartPunctuation: false },
    fileURL: pathToFileURL(path),
    elementAttributeNameCase: 'html',
  });
  return htmlOf((module.default as (props: object) => unknown)({}));
}

/** Blocks with an empty line between them, as writers type them. */
export function lines(...blocks: string[]): string {
  return blocks.join('\n\n');
}

/** The error that stops the build, to the letter. */
export function fault(message: unknown): unknown {
  return expect.objectContaining({ name: 'LessonFault', message });
}

function element(type: unknown, props: unknown): Html {
  const { children, ...attributes } = props as Record<string, unknown>;
  if (typeof type === 'function') return { html: htmlOf(type(props)) };
  const inside = htmlOf(children);
  if (type === '') return { html: inside };
  const head = Object.entries(attributes).map(([name, value]) => attribute(name, value));
  const end = VOID.has(String(type)) ? '' : `${inside}</${type}>`;
  return { html: `<${type}${head.join('')}>${end}` };
}

function attribute(name: string, value: unknown): string {
  if (value === false || value === undefined) return '';
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
}

function htmlOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(htmlOf).join('');
  if (typeof node === 'string') return escaped(node);
  return (node as Html | undefined)?.html ?? '';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
