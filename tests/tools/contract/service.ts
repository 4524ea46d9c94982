import { afterAll, beforeAll } from 'vitest';
import type { Target } from '../../../src/tools/contract/trial.ts';
import { tryServices } from '../../../src/tools/contract/try.ts';
import { plantContent } from '../local-api/support/content-folder.ts';
import { endAll, startMain } from '../local-api/support/process.ts';
import { PASSWORD } from '../local-api/support/visitor.ts';
import { SITE } from './changes.ts';
import { type Deviation, startProxy } from './proxy.ts';
import { openSession } from './session.ts';

const EMAIL = 'awa@example.com';

/** The real local API of this test file, behind a proxy, and all that a try may use there. */
export function startService() {
  const held: { proxy?: Awaited<ReturnType<typeof startProxy>>; target?: Target } = {};

  beforeAll(async () => {
    const api = await startMain({ LOCAL_API_CONTENT: plantContent(), PUBLIC_TRAINING_URL: SITE });
    const proxy = await startProxy(api.url);
    const { url } = proxy;
    held.proxy = proxy;
    held.target = {
      services: { course: url, account: url, auth: url, provider: url },
      sites: { account: `${url}/account`, auth: `${url}/auth` },
      origin: SITE,
      cookie: await openSession(url, EMAIL),
      credentials: { email: EMAIL, password: PASSWORD },
      mayWrite: false,
    };
  });

  afterAll(() => {
    held.proxy?.stop();
    endAll();
  });

  return {
    /** The `Cookie` header of a new account. */
    openSession: (email: string) => openSession(held.proxy?.url ?? '', email),
    /** What a try finds when answers are changed so. */
    async tryWith(deviation?: Deviation, changes: Partial<Target> = {}) {
      if (!held.target) throw new Error('not started');
      held.proxy?.set(deviation);
      return tryServices({ ...held.target, ...changes });
    },
    async differencesWith(deviation?: Deviation, changes: Partial<Target> = {}) {
      return (await this.tryWith(deviation, changes)).differences;
    },
    get target() {
      return held.target;
    },
  };
}
