import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertFullSubscription } from '../../../src/tools/local-api/data/purchases.ts';
import { decodeSections, decodeSubscriptions } from '../../../src/wire/decode.ts';
import { FULL, ORDER, PAID_PLAYER, PLAYER, payPath, startPay } from './pay-order.ts';
import { changeCourse, OWN, SITE } from './support/app.ts';
import { FREE, HOSTILE, PAID } from './support/fixture.ts';
import { temporaryFolder } from './support/folder.ts';
import { leadsTo, Visitor } from './support/visitor.ts';

const API = { address: `${OWN}/courseSections`, isEmbedded: true };
const MEDIA = `${OWN}/courseMedia/${PAID}/react-1.mp4`;
const FILM = '0123456789';
const contentFolder = temporaryFolder();
const sections = join(contentFolder, 'catalog/media/sections');
mkdirSync(sections, { recursive: true });
writeFileSync(join(sections, 'react-1.mp4'), FILM);

let { awa, app, database, open, subscriptions } = await startPay({ contentFolder });

beforeEach(async () => {
  ({ awa, app, database, open, subscriptions } = await startPay({ contentFolder }));
});

describe('« Payer »', () => {
  test('writes the subscription and leads to the course', async () => {
    expect(leadsTo(await awa.fill(payPath()))).toBe(PAID_PLAYER);
    expect(subscriptions()).toEqual([FULL]);
    const wire = await (await awa.request('/user/subscriptions')).json();
    expect(decodeSubscriptions(wire)).toEqual([{ courseId: PAID, type: 'full' }]);
  });

  test('opens the sections, for the buyer alone', async () => {
    const sections = async (visitor: Visitor) => {
      const response = await visitor.request(`/courseSections?id=${PAID}`);
      return decodeSections(await response.json(), SITE, API) ?? [];
    };
    expect((await sections(awa))[0]?.mediaLink).toBeUndefined();
    await awa.fill(payPath());
    const [first] = await sections(awa);
    expect(first?.mediaLink).toBe(MEDIA);
    expect(first?.mediaName).toBe('react-1.mp4');
    expect(first?.description).not.toBe('');
    const moussa = new Visitor(app);
    await moussa.signUp('moussa@example.com');
    expect((await sections(moussa))[0]).toMatchObject({ mediaLink: undefined, description: '' });
  });

  test('opens the files of the sections, whole and in parts, for the buyer alone', async () => {
    const path = MEDIA.slice(OWN.length);
    const visitor = new Visitor(app);
    expect([(await visitor.request(path)).status, (await awa.request(path)).status]).toEqual([
      404, 404,
    ]);
    await awa.fill(payPath());
    const whole = await awa.request(path);
    expect([whole.status, await whole.text()]).toEqual([200, FILM]);
    expect(whole.headers.get('Content-Type')).toBe('video/mp4');
    expect(whole.headers.get('Cache-Control')).toBe('private, no-cache');
    const part = await awa.request(path, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, FILM.slice(2, 5)]);
    expect((await visitor.request(path)).status).toBe(404);
    for (const other of ['react-9.mp4', '..%2F..%2Fcategories.yaml', 'react-2.png%00']) {
      expect((await awa.request(path.replace('react-1.mp4', other))).status).toBe(404);
    }
  });

  test('twice, or ten times at once: one subscription', async () => {
    const { fields } = await awa.form(payPath());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => awa.post('/account/pay', fields)),
    );
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual(
      Array(10).fill(PAID_PLAYER),
    );
    expect(subscriptions()).toEqual([FULL]);
  });

  test('another process that writes it too changes nothing', () => {
    const bought = { userId: 1, courseId: PAID, price: 25_000, createdAt: 1 };
    for (const price of [25_000, 1]) insertFullSubscription(database, { ...bought, price });
    expect(subscriptions()).toEqual([FULL]);
  });

  test.each(['0', '', '25000.5', '2.5e4', ' 25000'])(
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
    changeCourse(database, PAID, { price: 30_000 });
    const response = await awa.post('/account/pay', fields);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('30\u202F000\u00A0FCFA');
    expect(subscriptions()).toEqual([]);
  });

  test('a form opened under one account pays nothing once another has logged in', async () => {
    const { fields } = await awa.form(payPath());
    await awa.signUp('moussa@example.com');
    const response = await awa.post('/account/pay', fields);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Cette page a été ouverte sous un autre compte');
    expect(subscriptions()).toEqual([]);
    expect(leadsTo(await awa.fill(payPath()))).toBe(PAID_PLAYER);
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
    expect(leadsTo(await awa.post('/account/pay', fields))).toBe(PAID_PLAYER);
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
    const empty = await awa.page('/account');
    expect(empty).toContain('Vous n’avez pas encore acheté de formation.');
    await awa.fill(payPath());
    await awa.fill(payPath({ ...ORDER, formationId: HOSTILE }));
    changeCourse(database, PAID, { price: 99_000 });
    const page = await awa.page('/account');
    expect(page).toMatch(
      /<strong>(React, le tableau[^<]*)<\/strong>[\s\S]*aria-label="Continuer\u00A0: \1">Continuer<\/a>/,
    );
    expect(page).toContain(`href="${PLAYER.replaceAll('&', '&amp;')}"`);
    expect(page).toContain('25\u202F000\u00A0FCFA');
    expect(page).toContain('&lt;b&gt;');
  });
});
