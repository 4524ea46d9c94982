import type { Fault } from '../../markdown/lesson-fault.ts';
import { at, writeNear } from './fault.ts';
import { type Library, TUTORIALS } from './read/tutorial.ts';
import type { Field } from './read/yaml.ts';
import { idsOf, writeId } from './steps/layout.ts';

const CATEGORIES = 'content/catalog/categories.yaml';
const RESOURCES = 'content/resources.yaml';
const SLUGS = /(?:^|\.)(?:slug|tutorials\.\d+)$/;

/**
 * What a section of the career guide names elsewhere: tutorials, a category of the catalogue (G5). A site
 * with a course service of its own has categories that we do not know.
 */
export function careerReferences(file: string, library: Library, isEmbedded: boolean): Fault[] {
  const categories = library.fields(CATEGORIES).map(({ value }) => value);
  return library.fields(file).flatMap((field) => {
    if (SLUGS.test(field.path)) return unknown(field, library.slugs, RESOURCES, file);
    const isJudged = field.path === 'category' && isEmbedded;
    return isJudged ? unknown(field, categories, CATEGORIES, file) : [];
  });
}

/** The group of a tutorial is one of those of the marketplace; the notions that it builds on are taught. */
export function tutorialReferences(file: string, library: Library): Fault[] {
  const groups = library
    .fields(RESOURCES)
    .filter(({ path }) => /^\d+\.category$/.test(path))
    .map(({ value }) => value);
  return library.fields(file).flatMap((field) => {
    if (field.path.startsWith('requires.')) return requiredFault(field, file, library);
    return field.path === 'category' ? unknown(field, groups, RESOURCES, file) : [];
  });
}

/** `html#bases-relier-avec-des-liens`: a title of another tutorial, which is written. */
function requiredFault({ line, value }: Field, file: string, library: Library): Fault[] {
  const [slug = '', id] = value.split('#');
  // The schema says how a notion is written.
  if (id === undefined) return [];
  if (file === `${TUTORIALS}/${slug}/tutorial.yaml`) {
    const says = `« ${value} » est une notion de ce tutoriel lui-même`;
    return [at(file, line, says, 'nommes-en une d’un autre')];
  }
  const tutorial = library.tutorial(slug);
  if (!tutorial) {
    const known = library.slugs.filter((one) => library.tutorial(one));
    const says = `« ${value} » : le tutoriel « ${slug} » n’est pas écrit`;
    return [at(file, line, says, writeNear(slug, known))];
  }
  const ids = idsOf(tutorial);
  if (!ids || ids.includes(id)) return [];
  const remedy = writeId(id, ids, `${slug}#`, 'html#bases-relier-avec-des-liens');
  return [at(file, line, `« ${value} » : le tutoriel ${slug} n’a pas ce titre`, remedy)];
}

function unknown(
  { value, line }: Field,
  known: readonly string[],
  source: string,
  file: string,
): Fault[] {
  if (known.includes(value)) return [];
  const remedy = writeNear(value, known, undefined, ', ou un autre nom de ce fichier');
  return [{ ...at(file, line, `« ${value} » n’est pas dans ${source}`, remedy), restsOn: source }];
}
