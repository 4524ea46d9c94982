import type { CatalogCourse, FreeCourse } from '../../../collections/schemas/catalog.ts';
import type { WireSubscription } from '../../../wire/types.ts';
import type { Database } from './database.ts';

/** A course with all that its page shows, but its sections. */
export type StoredCourse = Omit<CatalogCourse, 'sections'> & { id: string };

/** A course as the list shows it. */
type ListedCourse = Omit<StoredCourse, 'description' | 'benefits' | 'level'>;

type CourseRow = Record<string, string | number | null>;

/** Moves whenever a course or a category changes. */
export function catalogVersion({ sql }: Database): number | undefined {
  return sql.get<{ version: number }>`SELECT version FROM catalog_version`?.version;
}

/** Names, in the order of the screen. */
export function categoryNames({ sql }: Database): string[] {
  const rows = sql.all<{ name: string }>`SELECT name FROM categories ORDER BY position`;
  return rows.map(({ name }) => name);
}

/** Every course, in the order of the list. */
export function listCourses({ sql }: Database): ListedCourse[] {
  const rows = sql.all<CourseRow>`
    SELECT id, name, category, keywords, language, modality, price, cover,
      short_description AS shortDescription
    FROM courses ORDER BY position`;
  return rows.map((row) => toCourse<ListedCourse>(row));
}

/** By id; else, as the call allows, by name. */
export function findCourse({ sql }: Database, id: string, name = ''): StoredCourse | undefined {
  const row = sql.get<CourseRow>`
    SELECT id, name, category, keywords, language, modality, price, cover,
      short_description AS shortDescription, description, benefits, level
    FROM courses WHERE id = ${id} OR name = ${name}
    ORDER BY id = ${id} DESC, position LIMIT 1`;
  return row && toCourse<StoredCourse>(row);
}

/** A row with its lists, which are JSON, read, and undefined for NULL. */
function toCourse<Course>(row: CourseRow): Course {
  const course = Object.entries(row).map(([name, value]) => {
    const isList = name === 'keywords' || name === 'benefits';
    return [name, isList ? JSON.parse(String(value)) : (value ?? undefined)];
  });
  return Object.fromEntries(course);
}

/** The sections of a course, in order. */
export function sectionsOf({ sql }: Database, courseId: string): CatalogCourse['sections'] {
  const rows = sql.all<{ title: string; description: string; media: string | null }>`
    SELECT title, description, media FROM sections
    WHERE course_id = ${courseId} ORDER BY position`;
  return rows.map(({ media, ...row }) => ({ ...row, media: media ?? undefined }));
}

/** The videos of a legacy (v1) course; none for an unknown one. */
export function legacyVideos({ sql }: Database, courseId: string): FreeCourse['videos'] {
  return sql.all`
    SELECT name, description, media FROM legacy_videos
    WHERE course_id = ${courseId} ORDER BY position`;
}

/** Writes that a whole course was bought, for a price in FCFA: once, however often it is called (O6). */
export function insertFullSubscription(
  { sql }: Database,
  bought: { userId: number; courseId: string; price: number; createdAt: number },
): void {
  sql.run`
    INSERT INTO subscriptions (user_id, course_id, type, price, created_at)
    VALUES (${bought.userId}, ${bought.courseId}, 'full', ${bought.price}, ${bought.createdAt})
    ON CONFLICT DO NOTHING`;
}

/** What the account API answers. */
export function subscriptionsOf({ sql }: Database, userId: number): WireSubscription[] {
  return sql.all`
    SELECT course_id AS courseId, type FROM subscriptions
    WHERE user_id = ${userId} ORDER BY created_at, course_id`;
}

/** What « Mon compte » lists. */
export function purchasedCourses({ sql }: Database, userId: number) {
  return sql.all<{ id: string; name: string; price: number }>`
    SELECT courses.id, courses.name, subscriptions.price
    FROM subscriptions JOIN courses ON courses.id = course_id
    WHERE user_id = ${userId} ORDER BY subscriptions.created_at, courses.id`;
}
