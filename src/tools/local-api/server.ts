import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { isLocal } from '../../rules/site/sites.ts';
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
import { createServices, type Env, type ServerOptions } from './services.ts';

const YEAR_SECONDS = 31_536_000;

/** The four services and the three other sites as one application (W3). */
export function createServer(options: ServerOptions): Hono<Env> {
  const services = createServices(options);
  const { siteOrigin, localOrigin, siteOrigins, style } = services;
  const app = new Hono<Env>();
  app.use((c, next) => {
    // Who came to this machine by its own name is led to the site that is on it, even when `.env` already
    // holds the public address.
    const isHere = isLocal(ownOrigin(c)) && !isLocal(siteOrigin);
    c.set('services', { ...services, siteOrigin: isHere ? localOrigin : siteOrigin });
    return next();
  });
  app.use(transport(siteOrigins));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }));
  for (const calls of [courseCalls(), authCalls(), messageCalls()]) app.route('/', calls);
  app.route('/', homePages());
  app.route(SITE_PATHS.account, accountPages());
  app.route(SITE_PATHS.auth, authPages());
  app.get(STYLE_PATH, (c) => {
    c.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    return sendPacked(c, style.packed, 'text/css; charset=utf-8');
  });
  // Browsers ask for it beside every page; an empty answer keeps their consoles clean.
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
