import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { DEFAULT_SITE_NAME } from '../../rules/site/defaults.ts';
import { openCatalog } from './data/catalog.ts';
import type { Database } from './data/database.ts';
import { createLimiter } from './http/limiter.ts';
import { loadStyle } from './pages/view/style.ts';
import { DEFAULT_CONTENT, type Settings } from './settings.ts';

const MINUTE_MS = 60_000;

/** What `createServer` is given; the defaults are those of the real server. */
export interface ServerOptions
  extends Partial<Pick<Settings, 'contentFolder' | 'localOrigin' | 'siteName'>>,
    Pick<Settings, 'siteOrigin'> {
  database: Database;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** N of scrypt, a power of two; tests lower it. */
  passwordCost?: number;
}

/** What every handler may ask for. */
export type Services = ReturnType<typeof createServices>;

/** Hono's environment: Node's own objects, and the services. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { services: Services };
}

/** A request and its answer to be, as every handler gets it. */
export type Context = HonoContext<Env>;

/** The services of one server, with its own limits (W15) and its own catalogue. */
export function createServices(options: ServerOptions) {
  const { database, siteOrigin, localOrigin = siteOrigin, now = Date.now } = options;
  // A clock that is set back, as networks do, makes nobody wait.
  const elapsed = options.now ?? (() => performance.now());
  return {
    siteName: DEFAULT_SITE_NAME,
    contentFolder: DEFAULT_CONTENT,
    passwordCost: 2 ** 15,
    ...options,
    localOrigin,
    /** All that may call with credentials (W14). */
    siteOrigins: [...new Set([localOrigin, siteOrigin])],
    now,
    catalog: openCatalog(database),
    style: loadStyle(),
    limits: {
      message: createLimiter(5, MINUTE_MS, elapsed),
      login: createLimiter(10, MINUTE_MS, elapsed),
      account: createLimiter(30, MINUTE_MS, elapsed),
      signUp: createLimiter(60, MINUTE_MS, elapsed),
    },
  };
}
