import type { CatalogCourse } from '../../../collections/schemas/catalog.ts';
import { DRAFT_MARK } from '../../../rules/site/draft.ts';
import type { Settings } from '../settings.ts';
import { type Content, readContent, type readWrittenContent } from './content.ts';
import { type Database, openDatabase } from './database.ts';

type Written = ReturnType<typeof readWrittenContent>;

/** The database that the settings name, with the catalogue in it from the first start on (W3). */
export function openSeeded({ databasePath, contentFolder }: Settings): Database {
  const database = openDatabase(databasePath);
  try {
    database.transaction(() => {
      const isSeeded = database.sql.get`SELECT 1 FROM categories LIMIT 1` !== undefined;
      if (!isSeeded) writeCatalog(database, readContent(contentFolder));
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Empties every table and seeds again; changes nothing when a content file is faulty (W13). */
export function resetTo(database: Database, content: Content): void {
  const { sql } = database;
  database.transaction(() => {
    sql.run`DELETE FROM messages`;
    // What hangs from a user or a course goes with it.
    sql.run`DELETE FROM users`;
    sql.run`DELETE FROM courses`;
    writeCatalog(database, content);
  });
}

/**
 * Makes the catalogue what the files say. Users, and what they bought of a course that remains, are not
 * touched; a faulty course stays as it was, and invented courses come last (W13).
 */
export function replaceCatalog(database: Database, content: Written): void {
  database.transaction(() => writeCatalog(database, content));
}

/** Takes out the drafts that `npm run dev` has left, with what was bought of them: a built site has none (Y6). */
export function leaveDraftsOut({ sql }: Database): void {
  sql.run`
    DELETE FROM courses
    WHERE EXISTS (SELECT 1 FROM json_each(keywords) WHERE value = ${DRAFT_MARK})`;
}

function writeCatalog(database: Database, { categories, courses, freeCourses }: Written): void {
  const { sql } = database;
  // Courses are without their category until it comes again.
  sql.run`PRAGMA defer_foreign_keys = ON`;
  sql.run`DELETE FROM categories`;
  sql.run`DELETE FROM legacy_videos`;
  // Courses wait below zero for their new places, with what was bought of them.
  sql.run`UPDATE courses SET position = -position`;
  for (const [index, name] of categories.entries()) {
    sql.run`INSERT INTO categories (position, name) VALUES (${index + 1}, ${name})`;
  }
  for (const [index, found] of courses.entries()) {
    const entry = { id: found.id, position: index + 1, isGenerated: false };
    if ('course' in found) insertCourse(database, entry, found.course);
    else sql.run`UPDATE courses SET position = ${entry.position} WHERE id = ${entry.id}`;
  }
  for (const { id, videos } of freeCourses) {
    for (const [index, { name, description, media }] of videos.entries()) {
      sql.run`
        INSERT INTO legacy_videos (course_id, position, name, description, media)
        VALUES (${id}, ${index + 1}, ${name}, ${description}, ${media})`;
    }
  }
  sql.run`DELETE FROM courses WHERE position < 0 AND is_generated = 0`;
  sql.run`DELETE FROM courses WHERE category NOT IN (SELECT name FROM categories)`;
  const waiting = sql.get<{ first: number | null }>`
    SELECT MIN(-position) AS first FROM courses WHERE position < 0`;
  const shift = courses.length + 1 - (waiting?.first ?? 0);
  sql.run`UPDATE courses SET position = ${shift} - position WHERE position < 0`;
}

/** A course under its id, at its place, with its sections; one that is there already is replaced. */
export function insertCourse(
  { sql }: Database,
  { id, position, isGenerated }: { id: string; position: number; isGenerated: boolean },
  course: CatalogCourse,
): void {
  sql.run`
    INSERT INTO courses (id, position, name, category, keywords, language, modality, price, cover,
      short_description, description, benefits, level, is_generated)
    VALUES (${id}, ${position}, ${course.name}, ${course.category},
      ${JSON.stringify(course.keywords)}, ${course.language}, ${course.modality}, ${course.price},
      ${course.cover ?? null}, ${course.shortDescription}, ${course.description},
      ${JSON.stringify(course.benefits)}, ${course.level ?? null}, ${Number(isGenerated)})
    ON CONFLICT (id) DO UPDATE SET (position, name, category, keywords, language, modality, price,
      cover, short_description, description, benefits, level, is_generated) = (excluded.position,
      excluded.name, excluded.category, excluded.keywords, excluded.language, excluded.modality,
      excluded.price, excluded.cover, excluded.short_description, excluded.description,
      excluded.benefits, excluded.level, excluded.is_generated)`;
  sql.run`DELETE FROM sections WHERE course_id = ${id}`;
  for (const [index, { title, description, media }] of course.sections.entries()) {
    sql.run`
      INSERT INTO sections (course_id, position, title, description, media)
      VALUES (${id}, ${index + 1}, ${title}, ${description}, ${media ?? null})`;
  }
}
