import { defaultTreeAdapter as adapter, parse, parseFragment, serialize } from 'parse5';
import {
  attribute,
  classesOf,
  type Element,
  elementsBelow,
  findBelow,
  isElement,
  type Parent,
  rename,
  setAttribute,
  textOf,
  unwrap,
} from './tree.ts';

/** What a copy makes of the addresses of a page. */
export interface CopyLinks {
  /** The address of a link in the copy; undefined: its words stay, unless they only say to follow it. */
  link: (href: string) => string | undefined;
  /** The address of a picture in the copy; throws a sentence when it is not there. */
  picture: (src: string) => string;
  /** The questions of a form stay, to be answered on paper. */
  hasForms?: boolean;
}

/** A page that is read without scripts: what it is called, and what it holds. */
export interface ReadingCopy {
  /** « Apprendre Python ». */
  title: string;
  /** « Jàngal ». */
  siteName: string;
  /** HTML. */
  main: string;
}

/** The same, before it is written. */
export interface ReadingTree {
  title: string;
  siteName: string;
  /** What the page tells search engines of itself; '' when it tells nothing. */
  description: string;
  main: Element;
}

/** What needs scripts, the network, or the rest of the site. */
const LEFT_OUT = new Set(
  'button dialog form iframe link meta script select style template'.split(' '),
);
const LEFT_OUT_CLASSES = new Set(
  (
    'needs-js menu-column progress crumbs facts outline outline-fold step-foot page-weight top-mark tile ' +
    'bottom-bar listen-bar keep exercise-verbs band finished icon hero-cloth progress-cloth course-shell ' +
    'search filters sprite'
  ).split(' '),
);
/** Links whose words say nothing to who cannot follow them: « Créer mon compte ». */
const ORDERS = new Set(['button', 'guide-catalog']);
/** Wrappers that say nothing once scripts are gone. */
const UNWRAPPED = new Set(['astro-island', 'astro-slot', 'noscript']);
/** What counts for reading; everything else is for scripts or for the look of another page. */
const KEPT_ATTRIBUTES = new Set(
  (
    'id class href src alt width height lang open type name for value colspan rowspan scope start role ' +
    'aria-label aria-labelledby aria-hidden hidden tabindex datetime dir download'
  ).split(' '),
);

/** The part of a built page that is read, without scripts, and with addresses of the copy's own (K12). */
export function readingCopy(html: string, links: CopyLinks): ReadingCopy {
  const { title, siteName, main } = readingTree(html, links);
  return { title, siteName, main: serialize(main) };
}

/** The same as a tree, for a copy that divides it (K14). Throws a sentence when the page holds nothing to read. */
export function readingTree(html: string, links: CopyLinks): ReadingTree {
  const page = parse(html, { scriptingEnabled: false });
  const heading = findBelow(page, ({ tagName }) => tagName === 'title');
  const [title = '', siteName = ''] = (heading ? textOf(heading) : '').split(' · ');
  const about = findBelow(page, (one) => attribute(one, 'name') === 'description');
  const main = findBelow(page, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`« ${title} » n’a pas de contenu : rien à copier.`);
  clean(main, links.hasForms ?? false);
  for (const element of elementsBelow(main)) readdress(element, links);
  return {
    title: title.trim(),
    siteName: siteName.trim(),
    description: (about && attribute(about, 'content')) ?? '',
    main,
  };
}

function clean(parent: Parent, hasForms: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === '#comment') adapter.detachNode(node);
    if (!isElement(node)) continue;
    // What nothing sends is no form.
    if (hasForms && node.tagName === 'form') rename(node, 'div');
    if (isLeftOut(node)) {
      adapter.detachNode(node);
      continue;
    }
    clean(node, hasForms);
    if (UNWRAPPED.has(node.tagName)) unwrap(node);
    else shorten(node);
  }
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(element.tagName) ||
    attribute(element, 'popover') !== undefined ||
    // The file has its own title.
    (element.tagName === 'h1' && classesOf(element).includes('visually-hidden')) ||
    classesOf(element).some((name) => LEFT_OUT_CLASSES.has(name)) ||
    isEmptyDrawing(element)
  );
}

/** An icon of the page’s sprite, which the copy does not have. */
function isEmptyDrawing(element: Element): boolean {
  return (
    element.tagName === 'svg' && elementsBelow(element).some(({ tagName }) => tagName === 'use')
  );
}

function shorten(element: Element): void {
  const isDrawn = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
  if (isDrawn) return;
  element.attrs = element.attrs.filter(({ name }) => KEPT_ATTRIBUTES.has(name));
  // Colours of code come by the thousand.
  if (element.tagName === 'span' && /^[a-z]$/.test(attribute(element, 'class') ?? '')) {
    rename(element, 'i');
  }
  if (element.tagName === 'pre') setAttribute(element, 'role', undefined);
  if (element.tagName === 'pre') setAttribute(element, 'aria-label', undefined);
  // What scrolls takes the focus, to scroll by the keyboard too; the rest took it from scripts alone.
  if (attribute(element, 'tabindex') === '-1') setAttribute(element, 'tabindex', undefined);
}

function readdress(element: Element, { link, picture }: CopyLinks): void {
  const href = attribute(element, 'href');
  const src = attribute(element, 'src');
  if (element.tagName === 'img' && src !== undefined) setAttribute(element, 'src', picture(src));
  if (element.tagName !== 'a' || href === undefined) return;
  const address = link(href);
  if (address !== undefined) setAttribute(element, 'href', address);
  else if (classesOf(element).some((name) => ORDERS.has(name))) adapter.detachNode(element);
  else unwrap(element);
}

/** The pictures that the copy of a page shows. */
export function picturesOf(html: string): string[] {
  const found = new Set<string>();
  const picture = (src: string) => {
    found.add(src);
    return src;
  };
  readingCopy(html, { link: (href) => href, picture });
  return [...found];
}

/** HTML text as HTML: `<` → `&lt;`. */
export function escapeHtml(text: string): string {
  const fragment = parseFragment('<p></p>');
  const [paragraph] = elementsBelow(fragment);
  if (!paragraph) return '';
  adapter.insertText(paragraph, text);
  return serialize(paragraph).replaceAll('"', '&quot;');
}
