import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { careerFieldSchema, careerIntroSchema } from '../../src/collections/schemas/career.ts';
import { CAREER_FILES, CAREER_SECTIONS } from '../../src/rules/site/career.ts';
import { putEntries } from '../support/astro-content.ts';

type Group = { category: string };

/** The header of a lesson, read; `edit` changes its text before. */
export function header(file: string, edit = (text: string) => text): unknown {
  return parse(edit(readFileSync(file, 'utf8')).split('---\n')[1] ?? '');
}

/** Gives `astro:content` the career guide as writers have it, with one section edited or missing. */
export function holdCareer(change: { file: string; edit?: (text: string) => string }): void {
  const sections = CAREER_FILES.flatMap((name, index) => {
    const file = `content/career/${name}`;
    const isChanged = file === change.file;
    if (isChanged && !change.edit) return [];
    const data = header(file, isChanged ? change.edit : undefined);
    return [{ id: CAREER_SECTIONS[index] ?? '', data }];
  });
  const [intro, ...fields] = sections;
  const collections = {
    careerIntro: intro ? [{ ...intro, data: careerIntroSchema.parse(intro.data) }] : [],
    careerFields: fields.map((one) => ({ ...one, data: careerFieldSchema.parse(one.data) })),
    resources: read<Group>('content/resources.yaml').map((data, position) => ({
      id: data.category,
      data: { ...data, position },
    })),
    categories: read<string>('content/catalog/categories.yaml').map((id) => ({ id, data: {} })),
  };
  for (const [name, entries] of Object.entries(collections)) putEntries(name, entries);
}

function read<Item>(file: string): Item[] {
  return parse(readFileSync(file, 'utf8'));
}
