import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changePages } from './folder.ts';
import { elementsOf, type PageElement } from './html.ts';

/** On an element: the classes and `data-part` of what it serves, any of them. */
const MARK = 'data-only-with';

/**
 * Takes out of each page what serves something that the page does not hold: the workshop where nothing can be
 * tried, the look of drawings where there are none (B2). Development keeps it all.
 */
export function unusedParts(): AstroIntegration {
  return {
    name: 'unused-parts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        changePages(fileURLToPath(dir), withoutUnused);
      },
    },
  };
}

/** The page without the elements whose `data-only-with` names nothing else in it. */
function withoutUnused(html: string): string {
  if (!html.includes(MARK)) return html;
  const elements = elementsOf(html);
  const marked = elements.filter(({ attributes }) => MARK in attributes);
  const isIn = ({ startTag }: PageElement, { whole }: PageElement) =>
    startTag.start >= whole.start && startTag.start < whole.end;
  const rest = elements.filter((element) => !marked.some((one) => isIn(element, one)));
  const present = new Set(rest.flatMap(namesOf));
  const unused = marked.filter(
    ({ attributes }) => !attributes[MARK]?.split(' ').some((name) => present.has(name)),
  );
  return unused.reduceRight(
    (page, { whole }) => page.slice(0, whole.start) + page.slice(whole.end),
    html,
  );
}

function namesOf({ attributes }: PageElement): string[] {
  const part = attributes['data-part'];
  return [...(attributes.class?.split(/\s+/) ?? []), ...(part === undefined ? [] : [part])];
}
