import type { CollectionEntry } from 'astro:content';
import { CAREER_FILES, CAREER_SECTIONS, type CareerSection } from '../rules/site/career.ts';
import { requireCategory } from './catalog.ts';
import { type Body, fault, written } from './entry.ts';
import { type TutorialLink, tutorialLinks } from './resources.ts';

/** The career guide: its first section helps to choose, the others describe a field each. */
export interface CareerGuide {
  intro: CollectionEntry<'careerIntro'>['data'] & { Content: Body };
  fields: readonly (CollectionEntry<'careerFields'>['data'] & {
    key: CareerSection;
    Content: Body;
  })[];
  /** By slug. */
  links: ReadonlyMap<string, TutorialLink>;
}

/** The eight sections; throws the name of one that is missing or points to nothing (G1, G5). */
export async function careerGuide(): Promise<CareerGuide> {
  const links = await tutorialLinks();
  const [introKey, ...keys] = CAREER_SECTIONS;
  const intro = await written('careerIntro', introKey, fileOf(introKey));
  const fields = await Promise.all(
    keys.map(async (key) => ({ key, ...(await written('careerFields', key, fileOf(key))) })),
  );
  requireKnown(fileOf(introKey), links, [...intro.tutorials, ...intro.plan]);
  for (const { key, tutorials, technologies, category } of fields) {
    requireKnown(fileOf(key), links, [...tutorials, ...technologies]);
    if (category) await requireCategory(fileOf(key), category);
  }
  return { intro, fields, links };
}

function requireKnown(
  file: string,
  links: CareerGuide['links'],
  named: readonly (string | { slug?: string | undefined })[],
): void {
  const slugs = named.map((one) => (typeof one === 'string' ? one : one.slug));
  const stranger = slugs.find((slug) => slug !== undefined && !links.has(slug));
  if (stranger) throw fault(file, `« ${stranger} » n’est pas dans content/resources.yaml`);
}

function fileOf(section: CareerSection): string {
  return `content/career/${CAREER_FILES[CAREER_SECTIONS.indexOf(section)]}`;
}
