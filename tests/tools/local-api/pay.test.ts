import { beforeEach, describe, expect, test } from 'vitest';
import { FULL, ORDER, PLAYER, payPath, startPay } from './pay-order.ts';
import { HOSTILE, PAID } from './support/fixture.ts';
import { leadsTo, Visitor } from './support/visitor.ts';

let { awa, app, open, subscriptions } = await startPay();

beforeEach(async () => {
  ({ awa, app, open, subscriptions } = await startPay());
});

describe('the pay page', () => {
  test('shows the course, its price, and that nothing is debited', async () => {
    const { status, page } = await open();
    expect(status).toBe(200);
    expect(page).toContain('React, le tableau de bord');
    expect(page).toContain('25\u202F000\u00A0FCFA');
    expect(page).toContain(
      'Catalogue d’exemple\u00A0: rien ne s’y vend. Paiement simulé\u00A0: aucun argent n’est débité.',
    );
    expect(page).not.toContain('Le prix a été mis à jour');
    expect(page).toContain(`href="${PLAYER.replaceAll('&', '&amp;')}"`);
  });

  test('the name is the database’s, not the payload’s', async () => {
    const { page } = await open({ ...ORDER, courseName: 'Tout le catalogue' });
    expect(page).not.toContain('Tout le catalogue</');
    expect(page).toContain('<dd>React, le tableau de bord</dd>');
  });

  test.each([[1], [0], ['25000'], [null], [-5]])(
    'another price in the payload, %j, is said and not followed',
    async (price) => {
      const { page } = await open({ ...ORDER, price });
      expect(page).toContain('Le prix a été mis à jour');
      expect(page).toContain('25\u202F000\u00A0FCFA');
      const response = await awa.fill(payPath({ ...ORDER, price }));
      expect(response.status).toBe(303);
      expect(subscriptions()).toEqual([FULL]);
    },
  );

  test('an order for a section says that only the whole course is sold', async () => {
    const section = { ...ORDER, type: 'section', price: 0, sectionId: 's', sectionTitle: 'S' };
    const { page } = await open(section);
    expect(page).toContain('seule la formation complète peut être achetée');
    expect(page).not.toContain('Le prix a été mis à jour');
    await awa.fill(payPath(section));
    expect(subscriptions()).toEqual([FULL]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a prototype', `{"__proto__":${JSON.stringify(ORDER)}}`],
  ])('400, a page, for %s', async (_, order) => {
    const { status, page } = await open(order);
    expect(status).toBe(400);
    expect(page).toContain('<h1>Cette adresse est incomplète</h1>');
    const { fields } = await awa.form('/account');
    const payload = typeof order === 'string' ? order : JSON.stringify(order);
    expect((await awa.post('/account/pay', { ...fields, payload })).status).toBe(400);
  });

  test('400 for a payload that is badly encoded, or missing', async () => {
    for (const query of ['', '?payload', '?payload=%', '?payload=%ff%7B', '?payloads=x']) {
      expect((await awa.request(`/account/pay${query}`)).status).toBe(400);
    }
  });

  test.each(['nobody', '__proto__', "' OR 1=1 --", `${PAID}\0`])(
    '404, a page, for the unknown course %j',
    async (formationId) => {
      const { status, page } = await open({ ...ORDER, formationId });
      expect(status).toBe(404);
      expect(page).toContain('<h1>Page introuvable</h1>');
    },
  );

  test('a name made of markup is only text', async () => {
    const { page } = await open({ ...ORDER, formationId: HOSTILE });
    expect(page).toContain('&lt;b&gt;&quot;L’été&quot; &amp; co&lt;/b&gt;');
    expect(page).not.toContain('<b>');
  });
});

describe('a login is needed', () => {
  test('it leads to the login page, and from there back to the order', async () => {
    const order = { ...ORDER, courseName: 'L’été & co + 100 %' };
    const visitor = new Visitor(app);
    const response = await visitor.request(payPath(order));
    expect(response.status).toBe(303);
    const login = response.headers.get('Location') ?? '';
    expect(login).toMatch(/^\/auth\/login\?redirect=%2Faccount%2Fpay%3Fpayload%3D/);
    const back = await visitor.logIn(undefined, undefined, login);
    const pay = back.headers.get('Location') ?? '';
    expect(new URLSearchParams(pay.split('?')[1]).get('payload')).toBe(JSON.stringify(order));
    expect((await visitor.request(pay)).status).toBe(200);
  });

  test('paying after the session has ended leads there too, and writes nothing', async () => {
    const { fields } = await awa.form(payPath());
    expect(leadsTo(await new Visitor(app).post('/account/pay', fields))).toMatch(
      /^\/auth\/login\?redirect=/,
    );
    expect(subscriptions()).toEqual([]);
  });
});
