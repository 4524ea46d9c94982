import { describe, expect, test } from 'vitest';
import { html } from '../../../src/tools/local-api/pages/view/html.ts';
import { SITE, startApp } from './support/app.ts';
import { PAID } from './support/fixture.ts';
import { Visitor } from './support/visitor.ts';

const { app } = startApp();
const awa = new Visitor(app);
await awa.signUp();

const ORDER = JSON.stringify({ type: 'full', courseName: 'x', price: 1, formationId: PAID });
const PAGES: Record<string, number> = {
  '/home': 200,
  '/home/aboutUs': 200,
  '/home/contact': 200,
  '/home/terms': 200,
  '/home/nowhere': 404,
  '/auth': 200,
  '/account': 200,
  '/account/seller': 200,
  [`/account/pay?payload=${encodeURIComponent(ORDER)}`]: 200,
  '/account/pay?payload=x': 400,
};

test.each(Object.entries(PAGES))(
  '%s is a page in French that says what it is, with no script, whose links lead somewhere',
  async (path, status) => {
    const response = await awa.request(path);
    const { headers } = response;
    expect(response.status).toBe(status);
    expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; font-src data:; img-src 'self'; " +
        `form-action 'self' ${SITE}; base-uri 'none'; frame-ancestors 'none'`,
    );
    const page = await response.text();
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(page.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    expect(page).toMatch(/<title>[^<]+ – Jàngal \(bac à sable\)<\/title>/);
    expect(page).toContain('<strong>Bac à sable</strong>');
    expect(page).toContain(`href="${SITE}/"`);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(page.match(/<link[^>]*>/g)).toEqual([
      expect.stringMatching(/^<link rel="stylesheet" href="\/sandbox\.css\?v=[\da-f]{12}">$/),
    ]);
    const text = page.replace(/<[^>]*>/g, '');
    expect(text.match(/ [;:!?»]|« |\S[;!?](?=\s)|'/g)).toBeNull();
    const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(4);
    for (const link of new Set(links)) {
      expect((await awa.request(link)).status, link).toBeLessThan(400);
    }
  },
);

test('the sheet of the pages holds the faces of the site (W3)', async () => {
  const css = await (await awa.request('/sandbox.css')).text();
  const faces = [
    ...css.matchAll(/@font-face\{font-family:"([^"]+)"[^}]*url\(data:font\/woff2;base64,d09GMg/g),
  ];
  expect(faces.map(([, family]) => family)).toEqual(['Figtree Variable', 'Bricolage Grotesque']);
});

test.each(['/auth', '/auth/login'])(
  '%s: each field has a label, a name and an autocomplete',
  async (path) => {
    const page = await (await new Visitor(app).request(path)).text();
    const inputs = page.match(/<input id[^>]*>/g) ?? [];
    expect(inputs.length).toBeGreaterThan(1);
    for (const input of inputs) {
      const id = /id="(\w+)"/.exec(input)?.[1];
      expect(page).toContain(`<label for="${id}">`);
      expect(input).toContain(`name="${id}"`);
      expect(input).toMatch(/autocomplete="(name|email|username|new-password|current-password)"/);
      const described = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? [];
      for (const target of described) expect(page).toContain(`id="${target}"`);
    }
  },
);

test('the stylesheet holds every token that it uses', async () => {
  const page = await (await app.request('/home')).text();
  const href = /href="(\/sandbox\.css[^"]*)"/.exec(page)?.[1] ?? '';
  const response = await app.request(href);
  expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  const css = await response.text();
  const known = new Set(css.match(/--[\w-]+(?=:)/g));
  const used = css.match(/(?<=var\()--[\w-]+/g) ?? [];
  expect(used.filter((token) => !known.has(token))).toEqual([]);
  expect(known).toContain('--indigo');
});

test('no icon is no fault', async () => {
  expect((await app.request('/favicon.ico')).status).toBe(204);
});

describe('html', () => {
  const text = (value: unknown) => String(html`<p title="${value}">${value}</p>`);

  test.each([
    ['<script>', '&lt;script&gt;'],
    [`"'&`, '&quot;&#39;&amp;'],
    ['déjà ? « oui »', 'déjà ? « oui »'],
    ['', ''],
  ])('a value is text: %j', (value, escaped) => {
    expect(text(value)).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  test('our own words get their spaces, also around a value', () => {
    expect(String(html`<p>« ${'a : b'} » : oui ! Non ? L'été ; fin</p>`)).toBe(
      '<p>«\u00A0a : b\u00A0»\u00A0: oui\u202F! Non\u202F? L’été\u202F; fin</p>',
    );
  });

  test('what is absent leaves nothing', () => {
    expect(String(html`a${undefined}${false}${null}${''}b`)).toBe('ab');
  });
});
