import type { CatalogCourse, FreeCourse } from '../../../collections/schemas/catalog.ts';
import { DRAFT_MARK } from '../../../rules/site/draft.ts';
import type { Settings } from '../settings.ts';
import { type Content, readContent, type readWrittenContent } from './content.ts';
import { type Database, openDatabase } from './database.ts';

/** The database that the settings name, with the catalogue in it from the first start on (W3). */
export function openSeeded({ databasePath, contentFolder }: Settings): Database {
  const database = openDatabase(databasePath);
  try {
    database.transaction(() => {
      if (isCatalogEmpty(database)) insertContent(database, readContent(contentFolder));
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Empties every table and seeds again; changes nothing when a content file is faulty (W13). */
export function resetTo(database: Database, content: Content): void {
  database.transaction(() => {
    deleteEverything(database);
    insertContent(database, content);
  });
}

/**
 * Makes the catalogue what the files say. Users, and what they bought of a course that remains, are not
 * touched; a faulty course stays as it was, and invented courses come last (W13).
 */
export function replaceCatalog(
  database: Database,
  { categories, courses, freeCourses }: ReturnType<typeof readWrittenContent>,
): void {
  database.transaction(() => {
    startReplacing(database);
    for (const [index, name] of categories.entries()) insertCategory(database, index + 1, name);
    for (const [index, found] of courses.entries()) {
      const entry = { id: found.id, position: index + 1, isGenerated: false };
      if ('course' in found) insertCourse(database, entry, found.course);
      else keepCourse(database, entry);
    }
    for (const course of freeCourses) insertLegacyVideos(database, course);
    stopReplacing(database, courses.length);
  });
}

/** Takes out the drafts that `npm run dev` has left: a built site has none (Y6). */
export function leaveDraftsOut(database: Database): void {
  deleteCoursesOf(database, DRAFT_MARK);
}

function insertContent(database: Database, { categories, courses, freeCourses }: Content): void {
  for (const [index, name] of categories.entries()) insertCategory(database, index + 1, name);
  for (const [index, { id, course }] of courses.entries()) {
    insertCourse(database, { id, position: index + 1, isGenerated: false }, course);
  }
  for (const course of freeCourses) insertLegacyVideos(database, course);
}

/** How a course enters the catalogue: where, under which id, and whether a script made it up. */
interface Entry {
  id: string;
  position: number;
  isGenerated: boolean;
}

/** Whether the catalogue was never seeded. */
function isCatalogEmpty({ sql }: Database): boolean {
  return sql.get`SELECT 1 FROM categories LIMIT 1` === undefined;
}

/** Where the last course stands; 0 when there is none. */
export function lastPosition({ sql }: Database): number {
  return sql.get<{ last: number | null }>`SELECT MAX(position) AS last FROM courses`?.last ?? 0;
}

/** A category and its place on the screen. */
function insertCategory({ sql }: Database, position: number, name: string): void {
  sql.run`INSERT INTO categories (position, name) VALUES (${position}, ${name})`;
}

/** A course and its sections; those of a course that is there already are replaced. */
export function insertCourse({ sql }: Database, entry: Entry, course: CatalogCourse): void {
  sql.run`
    INSERT INTO courses (id, position, name, category, keywords, language, modality, price, cover,
      short_description, description, benefits, level, is_generated)
    VALUES (${entry.id}, ${entry.position}, ${course.name}, ${course.category},
      ${JSON.stringify(course.keywords)}, ${course.language}, ${course.modality}, ${course.price},
      ${course.cover ?? null}, ${course.shortDescription}, ${course.description},
      ${JSON.stringify(course.benefits)}, ${course.level ?? null}, ${Number(entry.isGenerated)})
    ON CONFLICT (id) DO UPDATE SET (position, name, category, keywords, language, modality, price,
      cover, short_description, description, benefits, level, is_generated) = (excluded.position,
      excluded.name, excluded.category, excluded.keywords, excluded.language, excluded.modality,
      excluded.price, excluded.cover, excluded.short_description, excluded.description,
      excluded.benefits, excluded.level, excluded.is_generated)`;
  sql.run`DELETE FROM sections WHERE course_id = ${entry.id}`;
  for (const [index, { title, description, media }] of course.sections.entries()) {
    sql.run`
      INSERT INTO sections (course_id, position, title, description, media)
      VALUES (${entry.id}, ${index + 1}, ${title}, ${description}, ${media ?? null})`;
  }
}

/** The videos of one of the free courses; the rest of it is built into the site. */
function insertLegacyVideos({ sql }: Database, { id, videos }: FreeCourse): void {
  for (const [index, { name, description, media }] of videos.entries()) {
    sql.run`
      INSERT INTO legacy_videos (course_id, position, name, description, media)
      VALUES (${id}, ${index + 1}, ${name}, ${description}, ${media})`;
  }
}

/** Takes the catalogue apart; its courses wait below zero for their new places, with what was bought of them. */
function startReplacing({ sql }: Database): void {
  // Courses are without their category until it comes again.
  sql.run`PRAGMA defer_foreign_keys = ON`;
  sql.run`DELETE FROM categories`;
  sql.run`DELETE FROM legacy_videos`;
  sql.run`UPDATE courses SET position = -position`;
}

/** Gives a course its new place; the rest of it stays. */
function keepCourse({ sql }: Database, { id, position }: Entry): void {
  sql.run`UPDATE courses SET position = ${position} WHERE id = ${id}`;
}

/** Deletes the courses that were not named again; those that a script made up come after `count` others. */
function stopReplacing({ sql }: Database, count: number): void {
  sql.run`DELETE FROM courses WHERE position < 0 AND is_generated = 0`;
  sql.run`DELETE FROM courses WHERE category NOT IN (SELECT name FROM categories)`;
  const { first } = sql.get<{ first: number | null }>`
    SELECT MIN(-position) AS first FROM courses WHERE position < 0` ?? { first: null };
  const shift = count + 1 - (first ?? 0);
  sql.run`UPDATE courses SET position = ${shift} - position WHERE position < 0`;
}

/** The courses that have this keyword, and what was bought of them. */
function deleteCoursesOf({ sql }: Database, keyword: string): void {
  sql.run`
    DELETE FROM courses
    WHERE EXISTS (SELECT 1 FROM json_each(keywords) WHERE value = ${keyword})`;
}

/** The courses that a script made up, and what was bought of them. */
export function deleteGeneratedCourses({ sql }: Database): void {
  sql.run`DELETE FROM courses WHERE is_generated = 1`;
}

/** Every row of every table; what hangs from a user or a course goes with it. */
function deleteEverything({ sql }: Database): void {
  sql.run`DELETE FROM messages`;
  sql.run`DELETE FROM users`;
  sql.run`DELETE FROM legacy_videos`;
  sql.run`DELETE FROM courses`;
  sql.run`DELETE FROM categories`;
}
