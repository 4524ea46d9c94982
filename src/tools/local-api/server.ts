import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { isLocal } from '../../rules/site/sites.ts';
import { accountCalls } from './calls/account.ts';
import { authCalls } from './calls/auth.ts';
import { courseCalls } from './calls/courses.ts';
import { messageCalls } from './calls/messages.ts';
import { SITE_PATHS } from './http/paths.ts';
import { answerError, answerNotFound, answerWrongMethod } from './http/problem.ts';
import { ownOrigin, sendPacked, transport } from './http/transport.ts';
import { accountPages } from './pages/account.ts';
import { authPages } from './pages/auth.ts';
import { homePages } from './pages/home.ts';
import { STYLE_PATH } from './pages/view/style.ts';
import {
  type Context,
  createServices,
  type Env,
  type ServerOptions,
  type Services,
} from './services.ts';

const YEAR_SECONDS = 31_536_000;

/** The four services and the three other sites as one application (W3). */
export function createServer(options: ServerOptions): Hono<Env> {
  const services = createServices(options);
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set('services', { ...services, siteOrigin: linkedOrigin(services, ownOrigin(c)) });
    return next();
  });
  app.use(transport(services.siteOrigins));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }));
  app.route('/', courseCalls());
  app.route('/', accountCalls());
  app.route('/', authCalls());
  app.route('/', messageCalls());
  app.route(SITE_PATHS.home, homePages());
  app.route(SITE_PATHS.account, accountPages());
  app.route(SITE_PATHS.auth, authPages());
  app.get(STYLE_PATH, sendStyle);
  // Browsers ask for it beside every page; an empty answer keeps their consoles clean.
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}

/**
 * Where pages lead to the training site: who came to this machine by its own name reads the site that is on
 * it, even when `.env` already holds the public address.
 */
function linkedOrigin({ siteOrigin, localOrigin }: Services, own: string): string {
  return isLocal(own) && !isLocal(siteOrigin) ? localOrigin : siteOrigin;
}

function sendStyle(c: Context): Response {
  c.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
  return sendPacked(c, c.get('services').style.packed, 'text/css; charset=utf-8');
}
