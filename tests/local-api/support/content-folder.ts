import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { makeContent } from './fixture.ts';
import { temporaryFolder } from './folder.ts';

/** A content folder as writers keep it, with some files changed; undefined: the file is missing. */
export function plantContent(changes: Record<string, unknown> = {}): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'catalog/courses'), { recursive: true });
  const { categories, courses, freeCourses } = makeContent();
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
  return folder;
}
