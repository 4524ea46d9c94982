import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A page for reading alone: without scripts, menus and services, with addresses of the copy's own. */
export interface Reading {
  /** « Apprendre Python ». */
  title: string;
  /** « Jàngal ». */
  siteName: string;
  /** What the page tells search engines of itself; '' when it tells nothing. */
  description: string;
  main: Element;
}

/** The address of a link in the copy; undefined when it leads nowhere there: its words stay. */
export type CopyAddress = (href: string) => string | undefined;

/** What needs scripts, the network or the rest of the site; components mark what else is not for reading. */
const LEFT_OUT = [
  'button, dialog, iframe, link, meta, nav, script, search, select, style, svg:not([viewBox]), template',
  '[hidden], [popover], .needs-js, [data-copy="out"]',
].join();
/** Links whose words say nothing to who cannot follow them: « Créer mon compte ». */
const ORDERS = 'a.button, a[data-copy="order"]';
const DECORATIONS = '[aria-hidden="true"]:not(svg)';
/** They say nothing once scripts are gone. */
const UNWRAPPED = ['astro-island', 'astro-slot', 'noscript'];
/** They may stay empty: the others leave with what they held. */
const BOXES = ['div', 'p', 'ul', 'li', 'span'];
/** All other attributes serve scripts, or the look of another page. */
const KEPT = (
  'id className href src alt width height lang open type name htmlFor value colSpan rowSpan scope start role ' +
  'ariaLabel ariaLabelledBy ariaHidden tabIndex dir dateTime download'
).split(' ');
/** A link of the site says so; in a copy it opens where one reads. */
const NEW_TAB = /\s*\(nouvel onglet\)/;

/** The part of a built page that is read (K12, K14). Throws a sentence when the page holds nothing to read. */
export function readingOf(page: Root, address: CopyAddress): Reading {
  const heading = select('title', page);
  const [title = '', siteName = ''] = (heading ? textOf(heading) : '').split(' · ');
  const main = select('main', page);
  if (!main) throw new Error(`« ${title} » n’a pas de contenu : rien à copier.`);
  const empty = selectAll(DECORATIONS, main).filter((one) => textOf(one).trim() === '');
  const marks = {
    out: new Set([...selectAll(LEFT_OUT, main), ...empty]),
    orders: new Set(selectAll(ORDERS, main)),
  };
  return {
    title: title.trim(),
    siteName: siteName.trim(),
    description: String(select('meta[name="description"]', page)?.properties.content ?? ''),
    main: { ...main, children: main.children.flatMap((node) => copyOf(node, marks, address)) },
  };
}

interface Marks {
  out: ReadonlySet<Element>;
  orders: ReadonlySet<Element>;
}

function copyOf(node: ElementContent, marks: Marks, address: CopyAddress): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element' || marks.out.has(node)) return [];
  // A drawing is whole as it is.
  if (node.tagName === 'svg') return [node];
  const children = node.children.flatMap((child) => copyOf(child, marks, address));
  if (UNWRAPPED.includes(node.tagName)) return children;
  if (node.children.length > 0 && children.length === 0 && BOXES.includes(node.tagName)) return [];
  const copy = { ...shortened(node), children };
  if (node.tagName !== 'a' || node.properties.href === undefined) return [copy];
  visit(copy, 'text', (text) => {
    text.value = text.value.replace(NEW_TAB, '');
  });
  const href = address(String(node.properties.href));
  if (href !== undefined) return [{ ...copy, properties: { ...copy.properties, href } }];
  return marks.orders.has(node) ? [] : children;
}

function shortened({ tagName, properties }: Element): Omit<Element, 'children'> {
  const kept = Object.fromEntries(KEPT.map((name) => [name, properties[name]]));
  if (properties.dataCopy === 'open') kept.open = true;
  // What scrolls takes the focus, to scroll by the keyboard too; the rest took it from scripts alone.
  if (properties.tabIndex === -1) kept.tabIndex = undefined;
  if (tagName === 'pre') kept.role = kept.ariaLabel = undefined;
  return { type: 'element', tagName: nameOf(tagName, properties.className), properties: kept };
}

/** Colours of code come by the thousand, in short; what nothing sends is no form. */
function nameOf(tagName: string, className: unknown): string {
  if (tagName === 'form') return 'div';
  return tagName === 'span' && /^[a-z]$/.test(String(className)) ? 'i' : tagName;
}

/** HTML text as HTML: `<` → `&lt;`. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
