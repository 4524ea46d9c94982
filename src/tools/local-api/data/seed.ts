import { DRAFT_MARK } from '../../../rules/site/draft.ts';
import type { Settings } from '../settings.ts';
import {
  deleteCoursesOf,
  deleteEverything,
  insertCategory,
  insertCourse,
  insertLegacyVideos,
  isCatalogEmpty,
  keepCourse,
  startReplacing,
  stopReplacing,
} from '../tables/catalog.ts';
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
