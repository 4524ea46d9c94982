import { describe, expect, test } from 'vitest';
import { PARTLY_GOOD, partlyGoodBody, UNREADABLE } from '../../api/faults.cases.ts';
import { COURSES, courses, on, when } from './changes.ts';
import { LIST_CASES } from './lists.cases.ts';
import { startService } from './service.ts';
import { SESSION_CASES } from './session.cases.ts';

const service = await startService();

describe('what a service does otherwise is found, and nothing else', () => {
  test.each([...LIST_CASES, ...SESSION_CASES])('%s', async (_, deviation, ...says) => {
    const found = await service.differencesWith(deviation);
    expect(found).toEqual(says);
  });

  test.each(UNREADABLE)('$fault: the list cannot be read', async ({ body }) => {
    const found = await service.differencesWith(courses(when(200, { body })));
    expect(found).toEqual([
      expect.stringMatching(
        / : réponse : \{ "courses": … \} attendu, .+ reçu — sans cela, le site voit un échec$/,
      ),
    ]);
  });

  test.each(PARTLY_GOOD.filter(({ fault }) => fault !== 'huge'))(
    '$fault: what is dropped is said',
    async ({ fault }) => {
      const body = partlyGoodBody(fault, 'courses') ?? '';
      const found = await service.differencesWith(courses(when(200, { body })));
      expect(found.some((line) => line.startsWith(`${COURSES} : courses[`))).toBe(true);
      expect(found.filter((line) => line.startsWith(COURSES)).length).toBeLessThan(10);
    },
  );

  test('a service that keeps a message which says nothing', async () => {
    const cookie = await service.openSession('coumba@example.com');
    const found = await service.differencesWith(
      on('POST', '/v3/sendMessage', when(400, { status: 200 })),
      { cookie, mayWrite: true },
    );
    expect(found).toEqual([
      'POST /v3/sendMessage : 400 attendu pour un corps qui n’est pas du JSON, 200 reçu — le site y lit : c’est fait : c’est le seul succès',
      'POST /v3/sendMessage : 400 attendu pour un message vide, 200 reçu — le site y lit : c’est fait : c’est le seul succès',
      'POST /v3/sendMessage : 400 attendu pour un message qui n’est pas un texte, 200 reçu — le site y lit : c’est fait : c’est le seul succès',
    ]);
  });

  test('a session that ends in the browser only', async () => {
    const cookie = await service.openSession('dieynaba@example.com');
    let isOver = false;
    const found = await service.differencesWith(
      (asking, passing) => {
        if (asking.path === '/api/logOut' && asking.headers.cookie) isOver = true;
        if (!isOver || asking.path !== '/user/subscriptions') return undefined;
        return { ...passing, status: 200 };
      },
      { cookie, mayWrite: true, sites: { account: undefined, auth: undefined } },
    );
    expect(found).toEqual([
      'GET /user/subscriptions : 401 attendu avec le même cookie, une fois la session finie par POST /api/logOut, 200 reçu — le site y lit : ce que la session a acheté',
    ]);
  });

  test('a service that is not there', async () => {
    const found = await service.differencesWith(undefined, {
      services: { ...service.target.services, provider: 'http://localhost:1' },
    });
    expect(found).toEqual([
      'http://localhost:1 : pas de réponse (rien n’écoute à cette adresse) — aucun de ses appels n’est vérifié',
    ]);
  });
});
