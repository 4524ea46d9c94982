import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Content } from '../../../../src/tools/local-api/data/content.ts';

/** Writes the files of a catalogue where a program will read them. */
export function writeContent(
  folder: string,
  { categories, courses, freeCourses }: Content,
  changes: Record<string, unknown> = {},
): void {
  mkdirSync(join(folder, 'catalog/courses'), { recursive: true });
  const files = {
    'catalog/categories.yaml': categories,
    'free-courses.yaml': freeCourses,
    ...Object.fromEntries(courses.map(({ id, course }) => [`catalog/courses/${id}.yaml`, course])),
    ...changes,
  };
  for (const [file, value] of Object.entries(files)) {
    const text = typeof value === 'string' ? value : stringify(value);
    if (value !== undefined) writeFileSync(join(folder, file), text);
  }
}
