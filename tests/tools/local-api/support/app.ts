import type { CatalogCourse } from '../../../../src/collections/schemas/catalog.ts';
import { replaceCatalog, resetTo } from '../../../../src/tools/local-api/data/catalog.ts';
import { type Database, openDatabase } from '../../../../src/tools/local-api/data/database.ts';
import { createServer } from '../../../../src/tools/local-api/server.ts';
import type { ServerOptions } from '../../../../src/tools/local-api/services.ts';
import { makeContent } from './fixture.ts';

export const SITE = 'http://localhost:4321';
/** Where `app.request` pretends to be. */
export const OWN = 'http://localhost';
/** Cheap for a test, and the same code as the real one. */
const PASSWORD_COST = 2 ** 4;
const START_MS = Date.UTC(2026, 10, 20);

/** The real application on a real database in memory; the clock moves when a test says so. */
export function startApp(options: Partial<ServerOptions> = {}) {
  const database = openDatabase(':memory:');
  resetTo(database, makeContent());
  const clock = {
    ms: START_MS,
    advance(ms: number) {
      clock.ms += ms;
    },
  };
  const app = createServer({
    database,
    siteOrigin: SITE,
    now: () => clock.ms,
    passwordCost: PASSWORD_COST,
    ...options,
  });
  return { app, database, clock };
}

/** Changes a course of the catalogue, as a writer would. */
export function changeCourse(
  database: Database,
  id: string,
  changes: Partial<CatalogCourse>,
): void {
  const content = makeContent();
  const courses = content.courses.map((one) =>
    one.id === id ? { id, course: { ...one.course, ...changes } } : one,
  );
  replaceCatalog(database, { ...content, courses });
}

export type App = ReturnType<typeof startApp>['app'];

/** A POST as the product's client sends it. */
export function postJson(app: App, path: string, body: unknown, headers = {}) {
  return app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
