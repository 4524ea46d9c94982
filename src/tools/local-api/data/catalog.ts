import type { CatalogCourse } from '../../../collections/schemas/catalog.ts';
import { DRAFT_MARK } from '../../../rules/site/draft.ts';
import type { Settings } from '../settings.ts';
import { type Content, readContent, type WrittenContent } from './content.ts';
import { type Database, openDatabase } from './database.ts';
import { inventCourse } from './invented.ts';

/** A course with its id. */
export type StoredCourse = CatalogCourse & { id: string };

/** The catalogue in the order of the screen; invented courses come last (W13). */
export type Catalog = Omit<Content, 'courses'> & { courses: readonly StoredCourse[] };

const EMPTY: Content = { categories: [], courses: [], freeCourses: [] };

/** The database that the settings name, with the catalogue in it from the first start on (W3). */
export function openSeeded({ databasePath, contentFolder }: Settings): Database {
  const database = openDatabase(databasePath);
  try {
    database.transaction(() => {
      if (catalogVersion(database) === undefined) keep(database, readContent(contentFolder));
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Moves whenever the catalogue changes, by any hand; undefined in a new database. */
export function catalogVersion({ sql }: Database): number | undefined {
  return sql.get<{ version: number }>`SELECT version FROM catalog`?.version;
}

/** How to read the catalogue, which is made again only when it has changed (C16). */
export function openCatalog(database: Database): () => Catalog {
  let known: { version: number | undefined; catalog: Catalog } | undefined;
  return () => {
    const version = catalogVersion(database);
    if (!known || known.version !== version) known = { version, catalog: readCatalog(database) };
    return known.catalog;
  };
}

function readCatalog(database: Database): Catalog {
  const { courses, ...others } = keptContent(database);
  const row = database.sql.get<{ generated: number }>`SELECT generated FROM catalog`;
  const invented = Array.from({ length: row?.generated ?? 0 }, (_, index) => ({
    id: `generee-${index + 1}`,
    ...inventCourse(index + 1, others.categories),
  }));
  return {
    ...others,
    courses: [...courses.map(({ id, course }) => ({ id, ...course })), ...invented],
  };
}

/** The course of an id; else, as some calls allow, of a name. */
export function findCourse({ courses }: Catalog, id: string, name?: string) {
  return courses.find((one) => one.id === id) ?? courses.find((one) => one.name === name);
}

/** Empties every table and fills the catalogue again (W13). */
export function resetTo(database: Database, content: Content): void {
  const { sql, transaction } = database;
  transaction(() => {
    sql.run`DELETE FROM messages`;
    // What hangs from a user goes with it.
    sql.run`DELETE FROM users`;
    keep(database, content);
    sql.run`UPDATE catalog SET generated = 0`;
  });
}

/** Makes the catalogue what the files say; a faulty course stays as it was (W13). */
export function replaceCatalog(database: Database, written: WrittenContent): void {
  database.transaction(() => {
    const before = keptContent(database).courses;
    const courses = written.courses.flatMap((found) =>
      'course' in found ? [found] : before.filter(({ id }) => id === found.id),
    );
    const isListed = (name: string) => written.categories.includes(name);
    keep(database, {
      ...written,
      courses: courses.filter(({ course }) => isListed(course.category)),
    });
  });
}

/** Takes out the drafts that `npm run dev` has left: a built site has none (Y6). */
export function leaveDraftsOut(database: Database): void {
  const content = keptContent(database);
  const courses = content.courses.filter(({ course }) => !course.keywords.includes(DRAFT_MARK));
  if (courses.length < content.courses.length) keep(database, { ...content, courses });
}

function keptContent({ sql }: Database): Content {
  const row = sql.get<{ content: string }>`SELECT content FROM catalog`;
  return row ? JSON.parse(row.content) : EMPTY;
}

function keep({ sql }: Database, content: Content): void {
  sql.run`
    INSERT INTO catalog (id, content) VALUES (1, ${JSON.stringify(content)})
    ON CONFLICT (id) DO UPDATE SET content = excluded.content`;
}
