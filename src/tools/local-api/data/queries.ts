import type { CatalogCourse, FreeCourse } from '../../../collections/schemas/catalog.ts';
import type { WireSubscription } from '../../../wire/types.ts';
import type { Database } from './database.ts';

type ListFields = Omit<CatalogCourse, 'description' | 'benefits' | 'level' | 'sections'>;

/** A course as the list shows it. */
export type ListedCourse = ListFields & { id: string };

/** A course with all that its page shows, but its sections. */
export type StoredCourse = ListedCourse & Pick<CatalogCourse, 'description' | 'benefits' | 'level'>;

type Json<Fields, Keys extends keyof Fields> = Omit<Fields, Keys> & Record<Keys, string>;
type ListedRow = Json<Omit<ListedCourse, 'cover'>, 'keywords'> & { cover: string | null };
type StoredRow = ListedRow &
  Json<Pick<StoredCourse, 'description' | 'benefits'>, 'benefits'> & {
    level: NonNullable<StoredCourse['level']> | null;
  };

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
  const rows = sql.all<ListedRow>`
    SELECT id, name, category, keywords, language, modality, price, cover,
      short_description AS shortDescription
    FROM courses ORDER BY position`;
  return rows.map(toListed);
}

/** By id; else, as the call allows, by name. */
export function findCourse({ sql }: Database, id: string, name = ''): StoredCourse | undefined {
  const row = sql.get<StoredRow>`
    SELECT id, name, category, keywords, language, modality, price, cover,
      short_description AS shortDescription, description, benefits, level
    FROM courses WHERE id = ${id} OR name = ${name}
    ORDER BY id = ${id} DESC, position LIMIT 1`;
  return (
    row && {
      ...toListed(row),
      benefits: JSON.parse(row.benefits),
      level: row.level ?? undefined,
    }
  );
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

function toListed<Row extends ListedRow>({ cover, keywords, ...row }: Row) {
  return { ...row, keywords: JSON.parse(keywords), cover: cover ?? undefined };
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
