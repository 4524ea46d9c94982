import type { Fault } from '../markdown/lesson-fault.ts';
import { nearest } from '../rules/text/nearest.ts';
import { at } from './fault.ts';
import { fieldsOf, headFields } from './read/field.ts';
import type { Library } from './read/tutorial.ts';

const CATEGORIES = 'content/catalog/categories.yaml';
const RESOURCES = 'content/resources.yaml';
const SLUGS = /(?:^|\.)(?:slug|tutorials\.\d+)$/;

/**
 * What a section of the career guide names elsewhere: tutorials, a category of the catalogue (G5). A site
 * with a course service of its own has categories that we do not know.
 */
export function careerReferences(file: string, library: Library, isEmbedded: boolean): Fault[] {
  const categories = fieldsOf(library.textAt(CATEGORIES)).map(({ value }) => value);
  return headFields(library.page(file)).flatMap(({ path, line, value }) => {
    if (SLUGS.test(path)) return unknown(value, library.slugs, RESOURCES, file, line);
    return path === 'category' && isEmbedded
      ? unknown(value, categories, CATEGORIES, file, line)
      : [];
  });
}

/** The group of a tutorial is one of those of the marketplace. */
export function tutorialReferences(file: string, library: Library): Fault[] {
  const groups = fieldsOf(library.textAt(RESOURCES))
    .filter(({ path }) => /^\d+\.category$/.test(path))
    .map(({ value }) => value);
  return fieldsOf(library.textAt(file)).flatMap(({ path, line, value }) =>
    path === 'category' ? unknown(value, groups, RESOURCES, file, line) : [],
  );
}

function unknown(
  value: string,
  known: readonly string[],
  source: string,
  file: string,
  line: number,
): Fault[] {
  if (known.includes(value)) return [];
  const near = nearest(value, known);
  const remedy = near
    ? `écris « ${near} », ou un autre nom de ce fichier`
    : `écris l’un de : ${known.join(', ')}`;
  return [{ ...at(file, line, `« ${value} » n’est pas dans ${source}`, remedy), restsOn: source }];
}
