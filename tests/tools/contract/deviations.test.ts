import { describe, expect, test } from 'vitest';
import { createJudge, readJson } from '../../../src/tools/contract/judge.ts';
import { PARTLY_GOOD, partlyGoodBody, UNREADABLE } from '../../api/faults.cases.ts';
import { on, SITE, when } from './changes.ts';
import { LIST_CASES } from './lists.cases.ts';
import { startService } from './service.ts';
import { SESSION_CASES } from './session.cases.ts';

const service = await startService();

describe('the list of courses', () => {
  const judge = createJudge(SITE);
  const faultsOf = (body = '') => judge.bodyFaults(readJson(body, judge.document), 'Formations');

  test.each(UNREADABLE)('$fault: it cannot be read', ({ body }) => {
    expect(faultsOf(body)).toEqual([
      expect.stringMatching(
        /^réponse : \{ "courses": … \} attendu, .+ reçu — sans cela, le site voit un échec$/,
      ),
    ]);
  });

  const dropping = PARTLY_GOOD.filter(({ fault }) => fault !== 'huge' && fault !== 'dupes');
  test.each(dropping)('$fault: what is dropped is said, in a few lines', ({ fault }) => {
    const faults = faultsOf(partlyGoodBody(fault, 'courses'));
    expect(faults[0]).toMatch(/^courses\[/);
    expect(faults.length).toBeLessThan(10);
  });
});

describe('what a service does otherwise is found, and nothing else', () => {
  test.each([...LIST_CASES, ...SESSION_CASES])('%s', async (_, deviation, ...says) => {
    const found = await service.differencesWith(deviation);
    expect(found).toEqual(says);
  });

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
