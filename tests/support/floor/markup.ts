import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isYoung, type Young } from './ages.ts';

/** The elements and attributes of a page that the oldest engines lack (W29). */
export function youngMarkup(page: Root): Young[] {
  const found: Young[] = [];
  visit(page, 'element', ({ tagName, properties }) => {
    const element = `html.elements.${tagName}`;
    const attributes = Object.entries(properties).flatMap(([name, value]) =>
      [element, 'html.global_attributes'].flatMap((owner) => {
        const key = `${owner}.${name.toLowerCase()}`;
        return [key, `${key}.${value}`];
      }),
    );
    const where = `<${tagName}>`;
    found.push(...[element, ...attributes].filter(isYoung).map((key) => ({ key, where })));
  });
  return found;
}
