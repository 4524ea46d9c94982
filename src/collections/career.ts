import { CAREER_FILES, CAREER_SECTIONS, type CareerSection } from '../rules/site/career.ts';
import { type EntryBody, type Fields, written } from './entry.ts';
import { type TutorialLink, tutorialLinks } from './resources.ts';

/** The career guide: its first section helps to choose, the others describe a field each. */
export interface CareerGuide {
  intro: Fields<'careerIntro'> & { Content: EntryBody };
  fields: readonly (Fields<'careerFields'> & {
    key: CareerSection;
    Content: EntryBody;
  })[];
  /** By slug. */
  links: ReadonlyMap<string, TutorialLink>;
}

/** The eight sections; throws what is wrong in one of them (G1). */
export async function careerGuide(): Promise<CareerGuide> {
  const links = await tutorialLinks();
  const [introKey, ...keys] = CAREER_SECTIONS;
  const intro = await written('careerIntro', introKey, fileOf(introKey));
  const fields = await Promise.all(
    keys.map(async (key) => ({ key, ...(await written('careerFields', key, fileOf(key))) })),
  );
  return { intro, fields, links };
}

function fileOf(section: CareerSection): string {
  return `content/career/${CAREER_FILES[CAREER_SECTIONS.indexOf(section)]}`;
}
