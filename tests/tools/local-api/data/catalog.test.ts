import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findCourse,
  openCatalog,
  openSeeded,
  replaceCatalog,
  resetTo,
} from '../../../../src/tools/local-api/data/catalog.ts';
import { type Database, openDatabase } from '../../../../src/tools/local-api/data/database.ts';
import {
  insertFullSubscription,
  purchasesOf,
} from '../../../../src/tools/local-api/data/purchases.ts';
import { readSettings } from '../../../../src/tools/local-api/settings.ts';
import { changeCourse } from '../support/app.ts';
import { plantContent } from '../support/content-folder.ts';
import { FREE, HOSTILE, makeContent, makeCourse, PAID } from '../support/fixture.ts';
import { temporaryFolder } from '../support/folder.ts';

const makeSettings = (contentFolder: string) => ({
  ...readSettings({}),
  databasePath: join(temporaryFolder(), 'a.db'),
  contentFolder,
});

const idsOf = (database: Database) => openCatalog(database)().courses.map(({ id }) => id);

test('the first start seeds, the next ones keep', () => {
  const settings = makeSettings(plantContent());
  const first = openSeeded(settings);
  expect(idsOf(first)).toEqual([FREE, HOSTILE, PAID]);
  changeCourse(first, PAID, { price: 30_000 });
  first.close();
  const second = openSeeded(settings);
  expect(findCourse(openCatalog(second)(), PAID)?.price).toBe(30_000);
  second.close();
});

test('what is read back is what was written', () => {
  const database = openDatabase(':memory:');
  const content = makeContent();
  resetTo(database, content);
  const courses = content.courses.map(({ id, course }) => ({ id, ...course }));
  expect(openCatalog(database)()).toEqual({ ...content, courses });
});

test('a faulty content leaves a new database empty, for the next try', () => {
  const settings = makeSettings(plantContent({ 'free-courses.yaml': undefined }));
  expect(() => openSeeded(settings)).toThrow('free-courses.yaml');
  const next = openSeeded({ ...settings, contentFolder: plantContent() });
  expect(idsOf(next)).toHaveLength(3);
  next.close();
});

test('a reset that fails in the middle undoes itself', () => {
  const database = openDatabase(':memory:');
  resetTo(database, makeContent());
  database.sql.run`INSERT INTO messages VALUES (1, 'Awa', '', 'Bonjour', '', '', 1)`;
  const broken = { id: 'x', course: makeCourse({ price: 1n as never }) };
  expect(() => resetTo(database, { ...makeContent(), courses: [broken] })).toThrow('BigInt');
  expect(idsOf(database)).toHaveLength(3);
  expect(database.sql.all`SELECT id FROM messages`).toHaveLength(1);
});

test('what was bought remains, also of a course that is faulty for a while; invented courses come last', () => {
  const database = openDatabase(':memory:');
  const { sql } = database;
  const { categories, freeCourses, courses } = makeContent();
  resetTo(database, { categories, freeCourses, courses });
  sql.run`UPDATE catalog SET generated = 3`;
  const userId = 1;
  sql.run`INSERT INTO users VALUES (${userId}, 'awa@a.sn', 'Awa', 'x', 1)`;
  for (const courseId of [PAID, HOSTILE, FREE]) {
    insertFullSubscription(database, { userId, courseId, price: 1, createdAt: 1 });
  }
  replaceCatalog(database, {
    categories: categories.toReversed(),
    freeCourses,
    courses: [
      { id: 'a', course: makeCourse() },
      { id: PAID, course: makeCourse({ price: 30_000 }) },
      { id: HOSTILE, fault: 'un défaut' },
    ],
  });
  const catalog = openCatalog(database)();
  expect(catalog.categories).toEqual(categories.toReversed());
  const invented = ['generee-1', 'generee-2', 'generee-3'];
  expect(idsOf(database)).toEqual(['a', PAID, HOSTILE, ...invented]);
  expect(findCourse(catalog, PAID)?.price).toBe(30_000);
  const held = purchasesOf(database, catalog, userId).map(({ courseId }) => courseId);
  expect(held).toEqual([HOSTILE, PAID]);
});
