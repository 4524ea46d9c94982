import { beforeEach, describe, expect, test } from 'vitest';
import { insertFullSubscription } from '../../src/local-api/tables/subscriptions.ts';
import { decodeSections, decodeSubscriptions } from '../../src/wire/decode.ts';
import { SITE, startApp } from './support/app.ts';
import { FREE, HOSTILE, PAID } from './support/fixture.ts';
import { Visitor } from './support/visitor.ts';

let { app, database } = startApp();
let awa = new Visitor(app);

beforeEach(async () => {
  ({ app, database } = startApp());
  awa = new Visitor(app);
  await awa.signUp();
});

const PLAYER = `${SITE}/v2/course?formationId=${PAID}&nom=React%2C+le+tableau+de+bord`;
const ORDER = { type: 'full', courseName: 'React', price: 25_000, formationId: PAID };

function payPath(order: unknown = ORDER): string {
  const payload = typeof order === 'string' ? order : JSON.stringify(order);
  return `/account/pay?payload=${encodeURIComponent(payload)}`;
}

const open = async (order: unknown = ORDER, visitor = awa) => {
  const response = await visitor.request(payPath(order));
  return { status: response.status, page: await response.text() };
};
const subscriptions = () =>
  database.sql.all`SELECT course_id, type, price FROM subscriptions ORDER BY course_id`;
const FULL = { course_id: PAID, type: 'full', price: 25_000 };

describe('the pay page', () => {
  test('shows the course, its price, and that nothing is debited', async () => {
    const { status, page } = await open();
    expect(status).toBe(200);
    expect(page).toContain('React, le tableau de bord');
    expect(page).toContain('25\u202F000\u00A0FCFA');
    expect(page).toContain('Paiement simulé\u00A0: aucun argent n’est débité.');
    expect(page).not.toContain('Le prix a été mis à jour');
    expect(page).toContain(`href="${PLAYER.replaceAll('&', '&amp;')}"`);
  });

  test('the name is the database’s, not the payload’s', async () => {
    const { page } = await open({ ...ORDER, courseName: 'Tout le catalogue' });
    expect(page).not.toContain('Tout le catalogue</');
    expect(page).toContain('<dd>React, le tableau de bord</dd>');
  });

  test.each([[1], [0], [24_999], ['25000'], [null], [-5], [{ price: 1 }], [1e99]])(
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

  test('an order without a price is no contradiction', async () => {
    const { price: _, ...order } = ORDER;
    expect((await open(order)).page).not.toContain('Le prix a été mis à jour');
  });

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
    ['null', 'null'],
    ['a number', '3'],
    ['a list', '[]'],
    ['another type', { ...ORDER, type: 'gift' }],
    ['no course', { type: 'full', courseName: 'x' }],
    ['a number for an id', { ...ORDER, formationId: 3 }],
    ['a giant id', { ...ORDER, formationId: 'a'.repeat(501) }],
    ['half a section', { ...ORDER, type: 'section' }],
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

  test('the sign-up link keeps the way back', async () => {
    const visitor = new Visitor(app);
    const login = (await visitor.request(payPath())).headers.get('Location') ?? '';
    const page = await (await visitor.request(login)).text();
    const signUp = /href="(\/auth\?redirect=[^"]*)"/.exec(page)?.[1] ?? '';
    const back = await visitor.signUp('moussa@example.com', signUp);
    expect(back.headers.get('Location')).toMatch(/^\/account\/pay\?payload=/);
  });

  test('paying after the session has ended leads there too, and writes nothing', async () => {
    const { fields } = await awa.form(payPath());
    const response = await new Visitor(app).post('/account/pay', fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/auth\/login\?redirect=/);
    expect(subscriptions()).toEqual([]);
  });
});

describe('« Payer »', () => {
  test('writes the subscription and leads to the course', async () => {
    const response = await awa.fill(payPath());
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(PLAYER);
    expect(subscriptions()).toEqual([FULL]);
    const wire = await (await awa.request('/user/subscriptions')).json();
    expect(decodeSubscriptions(wire)).toEqual([{ courseId: PAID, type: 'full' }]);
  });

  test('opens the sections, for the buyer alone', async () => {
    const sections = async (visitor: Visitor) => {
      const response = await visitor.request(`/courseSections?id=${PAID}`);
      return decodeSections(await response.json(), SITE) ?? [];
    };
    expect((await sections(awa))[0]?.mediaLink).toBeUndefined();
    await awa.fill(payPath());
    const [first] = await sections(awa);
    expect(first?.mediaLink).toBe('/media/sections/react-1.mp4');
    expect(first?.mediaName).toBe('react-1.mp4');
    expect(first?.description).not.toBe('');
    const moussa = new Visitor(app);
    await moussa.signUp('moussa@example.com');
    expect((await sections(moussa))[0]).toMatchObject({ mediaLink: undefined, description: '' });
  });

  test('twice, or ten times at once: one subscription', async () => {
    const { fields } = await awa.form(payPath());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => awa.post('/account/pay', fields)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual(Array(10).fill(PLAYER));
    expect(subscriptions()).toEqual([FULL]);
  });

  test('another process that writes it too changes nothing', () => {
    const purchase = { userId: 1, courseId: PAID, price: 25_000, createdAt: 1 };
    insertFullSubscription(database, purchase);
    insertFullSubscription(database, { ...purchase, price: 1, createdAt: 2 });
    expect(subscriptions()).toEqual([FULL]);
  });

  test.each(['0', '1', '', '25000.5', '2.5e4', 'NaN', ' 25000'])(
    'a price changed in the form to %j pays nothing and shows the true one',
    async (price) => {
      const response = await awa.fill(payPath(), { price });
      expect(response.status).toBe(409);
      const page = await response.text();
      expect(page).toContain('Le prix a été mis à jour');
      expect(page).toContain('25\u202F000\u00A0FCFA');
      expect(subscriptions()).toEqual([]);
    },
  );

  test('a price that rose while the page was open is asked for again', async () => {
    const { fields } = await awa.form(payPath());
    database.sql.run`UPDATE courses SET price = 30000 WHERE id = ${PAID}`;
    const response = await awa.post('/account/pay', fields);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('30\u202F000\u00A0FCFA');
    expect(subscriptions()).toEqual([]);
  });

  test('a course in the payload that is another than the one shown costs its own price', async () => {
    const { fields } = await awa.form(payPath({ ...ORDER, formationId: HOSTILE }));
    const response = await awa.post('/account/pay', { ...fields, payload: JSON.stringify(ORDER) });
    expect(response.status).toBe(409);
    expect(subscriptions()).toEqual([]);
  });

  test('what is bought already says so, and paying again only leads there', async () => {
    const { fields } = await awa.form(payPath());
    await awa.fill(payPath());
    const { page } = await open();
    expect(page).toContain('Vous avez déjà cette formation.');
    expect(page).not.toContain('<form');
    expect((await awa.post('/account/pay', fields)).headers.get('Location')).toBe(PLAYER);
    expect(subscriptions()).toEqual([FULL]);
  });

  test('a free course is not sold', async () => {
    const order = { ...ORDER, formationId: FREE, price: 0 };
    const { status, page } = await open(order);
    expect(status).toBe(200);
    expect(page).toContain('Cette formation est gratuite.');
    expect(page).not.toContain('<form');
    const { fields } = await awa.form('/account');
    const payload = JSON.stringify(order);
    const response = await awa.post('/account/pay', { ...fields, payload, price: '0' });
    expect(response.status).toBe(409);
    expect(subscriptions()).toEqual([]);
  });

  test('my account lists it, with the link and what was paid', async () => {
    const empty = await (await awa.request('/account')).text();
    expect(empty).toContain('Vous n’avez pas encore acheté de formation.');
    await awa.fill(payPath());
    await awa.fill(payPath({ ...ORDER, formationId: HOSTILE }));
    database.sql.run`UPDATE courses SET price = 99000 WHERE id = ${PAID}`;
    const page = await (await awa.request('/account')).text();
    expect(page).toContain(`<a href="${PLAYER.replaceAll('&', '&amp;')}">React, le tableau`);
    expect(page).toContain('25\u202F000\u00A0FCFA');
    expect(page).toContain('&lt;b&gt;');
  });
});
