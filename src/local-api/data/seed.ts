import type { Settings } from '../settings.ts';
import {
  deleteEverything,
  insertCategory,
  insertCourse,
  insertLegacyVideos,
  isCatalogEmpty,
} from '../tables/catalog.ts';
import { type Content, readContent } from './content.ts';
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

function insertContent(database: Database, { categories, courses, freeCourses }: Content): void {
  for (const [index, name] of categories.entries()) insertCategory(database, index + 1, name);
  for (const [index, { id, course }] of courses.entries()) {
    insertCourse(database, { id, position: index + 1, isGenerated: false }, course);
  }
  for (const course of freeCourses) insertLegacyVideos(database, course);
}
