import { afterAll } from 'vitest';
import type { Target } from '../../../src/tools/contract/trial.ts';
import { tryServices } from '../../../src/tools/contract/try.ts';
import type { App } from '../local-api/support/app.ts';
import { plantContent } from '../local-api/support/content-folder.ts';
import { endAll, startMain } from '../local-api/support/process.ts';
import { PASSWORD, Visitor } from '../local-api/support/visitor.ts';
import { SITE } from './changes.ts';
import { type Deviation, startProxy } from './proxy.ts';

const EMAIL = 'awa@example.com';

/** The real local API of this test file, behind a proxy, and all that a try may use there. */
export async function startService() {
  const api = await startMain({ LOCAL_API_CONTENT: plantContent(), PUBLIC_TRAINING_URL: SITE });
  const proxy = await startProxy(api.url);
  afterAll(() => {
    proxy.stop();
    endAll();
  });
  const { url } = proxy;
  const target: Target = {
    services: { course: url, account: url, auth: url, provider: url },
    sites: { account: `${url}/account`, auth: `${url}/auth` },
    origin: SITE,
    cookie: await openSession(url, EMAIL),
    credentials: { email: EMAIL, password: PASSWORD },
    mayWrite: false,
  };
  /** What a try finds when answers are changed so. */
  const tryWith = (deviation?: Deviation, changes: Partial<Target> = {}) => {
    proxy.set(deviation);
    return tryServices({ ...target, ...changes });
  };
  return {
    target,
    tryWith,
    differencesWith: async (...asked: Parameters<typeof tryWith>) =>
      (await tryWith(...asked)).differences,
    /** The `Cookie` header of a new account. */
    openSession: (email: string) => openSession(url, email),
  };
}

/** Opens an account on a running local API; returns its `Cookie` header. */
async function openSession(url: string, email: string): Promise<string> {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.delete('Origin');
    return fetch(`${url}${path}`, { ...init, headers, redirect: 'manual' });
  };
  const visitor = new Visitor({ request } as unknown as App);
  await visitor.signUp(email);
  return visitor.cookieHeader();
}
