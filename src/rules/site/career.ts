/** The fields of work of the career guide, in their order (G1). */
export const CAREER_FIELDS = [
  'web',
  'mobile',
  'securite',
  'data',
  'reseau',
  'cloud',
  'design',
] as const;

export type CareerField = (typeof CAREER_FIELDS)[number];

/** The sections of the guide: how to choose, then a section for each field (G1). */
export const CAREER_SECTIONS = ['intro', ...CAREER_FIELDS] as const;

export type CareerSection = (typeof CAREER_SECTIONS)[number];

/** The files of the guide, in `content/career`: `1-intro.mdx` to `8-design.mdx`. */
export const CAREER_FILES = CAREER_SECTIONS.map((section, index) => `${index + 1}-${section}.mdx`);

/** `2-web.mdx` → `web`; undefined for a misspelt file. */
export function careerSectionOf(file: string): CareerSection | undefined {
  return CAREER_SECTIONS[CAREER_FILES.indexOf(file)];
}
