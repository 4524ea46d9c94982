import { describe, expect, test } from 'vitest';
import { wantedRedirect } from '../../../src/tools/local-api/pages/redirect.ts';
import type { Context } from '../../../src/tools/local-api/services.ts';
import { OWN, SITE, startApp } from './support/app.ts';
import { leadsTo, Visitor } from './support/visitor.ts';

const FOLLOWED: Record<string, string> = {
  '/account': '/account',
  '/account/seller': '/account/seller',
  '/account/pay?payload=%7B%22a%22%3A1%7D': '/account/pay?payload=%7B%22a%22%3A1%7D',
  '/auth?x=1#y': '/auth?x=1#y',
  [`${SITE}/`]: `${SITE}/`,
  [SITE]: `${SITE}/`,
  [`${SITE}/v2/course?nom=L%27%C3%A9t%C3%A9&formationId=a`]: `${SITE}/v2/course?nom=L%27%C3%A9t%C3%A9&formationId=a`,
  // The seller page of the site names the account site in full.
  [`${OWN}/account/seller`]: '/account/seller',
};

const IGNORED = [
  '',
  '/',
  '/home',
  '/accounts',
  '/account/%2e%2e/home',
  '/course',
  '//evil.example',
  '//evil.example/account',
  '/\\evil.example/account',
  '/account\\..\\..\\evil',
  'https://evil.example/account',
  'https://localhost:4321/',
  `${SITE}.evil.example/`,
  `${SITE}@evil.example/`,
  'http://user:word@localhost:4321/',
  'http://user@localhost/account',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:4321/x',
  '//localhost:4321/',
  '/account\r\nSet-Cookie: a=b',
  '/account\0',
  ' /account',
  '\u202e/account',
  `/account?${'a'.repeat(10_000)}`,
  'http://[',
  `${OWN}/home`,
];

describe('the redirect of a request', () => {
  const context = {
    get: () => ({ siteOrigins: [SITE] }),
    req: { url: `${OWN}/auth/login` },
  } as unknown as Context;

  test.each(Object.entries(FOLLOWED))('%j leads to %j', (value, target) => {
    expect(wantedRedirect(context, value)).toBe(target);
  });

  test.each(IGNORED)('%j leads nowhere', (value) => {
    expect(wantedRedirect(context, value)).toBeUndefined();
  });

  test('nothing leads nowhere', () => {
    expect(wantedRedirect(context, null)).toBeUndefined();
    expect(wantedRedirect(context, undefined)).toBeUndefined();
  });
});

describe('after the login and the sign-up', () => {
  const { app } = startApp();

  test('a good address is kept from page to page and followed', async () => {
    const back = `${SITE}/v2/course?formationId=a`;
    const page = `/auth?redirect=${encodeURIComponent(back)}`;
    const awa = new Visitor(app);
    expect(await awa.page(page)).toContain(
      `href="/auth/login?redirect=${encodeURIComponent(back).replaceAll("'", '%27')}"`,
    );
    expect(leadsTo(await awa.signUp('awa@example.com', page))).toBe(back);
    await awa.fill('/account');
    const login = `/auth/login?redirect=${encodeURIComponent(back)}`;
    const response = await awa.logIn(undefined, undefined, login);
    expect(response.headers.get('Location')).toBe(back);
  });

  test.each(['//evil.example', 'https://evil.example/account', ''])(
    '%j leads to the account',
    async (value) => {
      const page = `/auth/login?redirect=${encodeURIComponent(value.toWellFormed())}`;
      const visitor = new Visitor(app);
      expect(Object.keys((await visitor.form(page)).fields)).toEqual([]);
      const response = await visitor.fill('/auth/login', {
        email: 'awa@example.com',
        password: 'motdepasse1',
        redirect: value,
      });
      expect(response.headers.get('Location')).toBe('/account');
      const again = await visitor.request(page);
      expect(again.headers.get('Location')).toBe('/account');
    },
  );
});
