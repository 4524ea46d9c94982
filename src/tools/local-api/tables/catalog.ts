import type { CatalogCourse, FreeCourse } from '../../../collections/schemas/catalog.ts';
import type { Database } from '../data/database.ts';

/** How a course enters the catalogue: where, under which id, and whether a script made it up. */
export interface Entry {
  id: string;
  position: number;
  isGenerated: boolean;
}

/** Whether the catalogue was never seeded. */
export function isCatalogEmpty({ sql }: Database): boolean {
  return sql.get`SELECT 1 FROM categories LIMIT 1` === undefined;
}

/** Where the last course stands; 0 when there is none. */
export function lastPosition({ sql }: Database): number {
  return sql.get<{ last: number | null }>`SELECT MAX(position) AS last FROM courses`?.last ?? 0;
}

/** A category and its place on the screen. */
export function insertCategory({ sql }: Database, position: number, name: string): void {
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
export function insertLegacyVideos({ sql }: Database, { id, videos }: FreeCourse): void {
  for (const [index, { name, description, media }] of videos.entries()) {
    sql.run`
      INSERT INTO legacy_videos (course_id, position, name, description, media)
      VALUES (${id}, ${index + 1}, ${name}, ${description}, ${media})`;
  }
}

/** Takes the catalogue apart; its courses wait below zero for their new places, with what was bought of them. */
export function startReplacing({ sql }: Database): void {
  // Courses are without their category until it comes again.
  sql.run`PRAGMA defer_foreign_keys = ON`;
  sql.run`DELETE FROM categories`;
  sql.run`DELETE FROM legacy_videos`;
  sql.run`UPDATE courses SET position = -position`;
}

/** Gives a course its new place; the rest of it stays. */
export function keepCourse({ sql }: Database, { id, position }: Entry): void {
  sql.run`UPDATE courses SET position = ${position} WHERE id = ${id}`;
}

/** Deletes the courses that were not named again; those that a script made up come after `count` others. */
export function stopReplacing({ sql }: Database, count: number): void {
  sql.run`DELETE FROM courses WHERE position < 0 AND is_generated = 0`;
  sql.run`DELETE FROM courses WHERE category NOT IN (SELECT name FROM categories)`;
  const { first } = sql.get<{ first: number | null }>`
    SELECT MIN(-position) AS first FROM courses WHERE position < 0` ?? { first: null };
  const shift = count + 1 - (first ?? 0);
  sql.run`UPDATE courses SET position = ${shift} - position WHERE position < 0`;
}

/** The courses that have this keyword, and what was bought of them. */
export function deleteCoursesOf({ sql }: Database, keyword: string): void {
  sql.run`
    DELETE FROM courses
    WHERE EXISTS (SELECT 1 FROM json_each(keywords) WHERE value = ${keyword})`;
}

/** The courses that a script made up, and what was bought of them. */
export function deleteGeneratedCourses({ sql }: Database): void {
  sql.run`DELETE FROM courses WHERE is_generated = 1`;
}

/** Every row of every table; what hangs from a user or a course goes with it. */
export function deleteEverything({ sql }: Database): void {
  sql.run`DELETE FROM messages`;
  sql.run`DELETE FROM users`;
  sql.run`DELETE FROM legacy_videos`;
  sql.run`DELETE FROM courses`;
  sql.run`DELETE FROM categories`;
}
