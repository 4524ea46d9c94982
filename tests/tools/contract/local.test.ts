import { describe, expect, test } from 'vitest';
import { startService } from './service.ts';

const service = await startService();

describe('the local API keeps the contract', () => {
  test('for nobody and for a session, pages too: no difference, and little left untried', async () => {
    const { differences, skipped, count } = await service.tryWith();
    expect(differences).toEqual([]);
    expect(skipped).toEqual([
      'l’envoi d’un message : ajoutez --write-calls',
      'la fin de la session : ajoutez --write-calls',
    ]);
    expect(count).toBeGreaterThan(150);
  });

  test('nothing is sent, and no session ended, unless that is allowed', async () => {
    const asked: string[] = [];
    await service.differencesWith(({ method, path, headers }) => {
      if (method === 'POST') asked.push(`${path}${headers.cookie ? ' in session' : ''}`);
      return undefined;
    });
    expect(asked).not.toContain('/v3/sendMessage');
    expect(asked).not.toContain('/api/logOut in session');
  });

  test('what writes: a message is sent, the session ends on the server', async () => {
    const cookie = await service.openSession('binta@example.com');
    expect(await service.differencesWith(undefined, { cookie, mayWrite: true })).toEqual([]);
    expect(await service.differencesWith(undefined, { cookie })).toContain(
      'POST /api/login : 201 attendu avec une session, 200 reçu — le site y lit : personne n’est connecté. À préférer à une erreur, qui se verrait dans la console de chaque visiteur',
    );
  });
});
