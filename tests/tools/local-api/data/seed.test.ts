import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../src/tools/local-api/data/database.ts';
import {
  categoryNames,
  findCourse,
  listCourses,
} from '../../../../src/tools/local-api/data/queries.ts';
import { openSeeded, resetTo } from '../../../../src/tools/local-api/data/seed.ts';
import { readSettings } from '../../../../src/tools/local-api/settings.ts';
import { plantContent } from '../support/content-folder.ts';
import { FREE, HOSTILE, makeContent, makeCourse, PAID } from '../support/fixture.ts';
import { temporaryFolder } from '../support/folder.ts';

const makeSettings = (contentFolder: string) => ({
  ...readSettings({}),
  databasePath: join(temporaryFolder(), 'a.db'),
  contentFolder,
});

test('the first start seeds, the next ones keep', () => {
  const settings = makeSettings(plantContent());
  const first = openSeeded(settings);
  expect(listCourses(first).map(({ id }) => id)).toEqual([FREE, HOSTILE, PAID]);
  first.sql.run`UPDATE courses SET price = 30000 WHERE id = ${PAID}`;
  first.close();
  const second = openSeeded(settings);
  expect(findCourse(second, PAID)?.price).toBe(30_000);
  second.close();
});

test('what is read back is what was written', () => {
  const database = openDatabase(':memory:');
  const content = makeContent();
  resetTo(database, content);
  expect(categoryNames(database)).toEqual(content.categories);
  for (const { id, course } of content.courses) {
    const { sections: _, ...fields } = course;
    expect(findCourse(database, id)).toEqual({ id, cover: undefined, ...fields });
  }
});

test('a faulty content leaves a new database empty, for the next try', () => {
  const settings = makeSettings(plantContent({ 'free-courses.yaml': undefined }));
  expect(() => openSeeded(settings)).toThrow('free-courses.yaml');
  const next = openSeeded({ ...settings, contentFolder: plantContent() });
  expect(listCourses(next)).toHaveLength(3);
  next.close();
});

test('a reset that fails in the middle undoes itself', () => {
  const database = openDatabase(':memory:');
  resetTo(database, makeContent());
  const broken = {
    ...makeContent(),
    courses: [{ id: 'x', course: makeCourse({ price: -1 }) }],
  };
  expect(() => resetTo(database, broken)).toThrow('CHECK');
  expect(listCourses(database)).toHaveLength(3);
});
