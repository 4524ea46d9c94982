import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLocal,
  mainDomain,
  type SitePath,
  safeUrl,
  siteHref,
} from '../../../src/rules/site/sites.ts';

const ORIGIN = 'https://formation.example';
const LOCAL = 'http://localhost:4321';

describe('a page of this site is a path, another one a whole address (H7)', () => {
  const sites = {
    home: 'https://accueil.example',
    training: ORIGIN,
    account: 'http://localhost:4322/account',
    auth: 'https://auth.example',
  };
  test.each<SitePath & { href: string }>([
    { site: 'training', path: '', href: '/' },
    { site: 'training', path: 'ressources', href: '/ressources' },
    { site: 'home', path: 'aboutUs', href: 'https://accueil.example/aboutUs' },
    { site: 'home', path: '', href: 'https://accueil.example' },
    { site: 'account', path: 'pay', href: 'http://localhost:4322/account/pay' },
    { site: 'auth', path: '', href: 'https://auth.example' },
  ])('$site, « $path » leads to $href', ({ href, ...target }) => {
    expect(siteHref(target, sites)).toBe(href);
  });

  test('a site that shares our host is ours: no full redirect', () => {
    expect(siteHref({ site: 'home', path: 'contact' }, { ...sites, home: ORIGIN })).toBe(
      '/contact',
    );
  });
});

describe('the main domain, none on localhost or an IP (V11)', () => {
  test.each([
    ['https://formation.jangal.sn', 'https://jangal.sn', 'jangal.sn'],
    ['https://formation.jangal.sn', 'https://www.jangal.sn', 'jangal.sn'],
    ['https://jangal.sn', 'https://jangal.sn/accueil', 'jangal.sn'],
    ['https://mauvaisjangal.sn', 'https://jangal.sn', undefined],
    ['https://formation.example', 'https://accueil.example', undefined],
    ['http://localhost:4321', 'http://localhost:4322/home', undefined],
    ['http://192.168.1.4:4321', 'http://192.168.1.4:4322', undefined],
    ['http://[::1]:4321', 'http://[::1]:4322', undefined],
    ['https://jangal.sn', 'https://sn', undefined],
  ])('%s beside %s: %s', (training, home, domain) => {
    expect(mainDomain({ home, training, account: home, auth: home })).toBe(domain);
  });
});

describe('an address of data is https, or of our origin (N9)', () => {
  const long = `/${'a'.repeat(10_000)}`;
  test.each([
    { given: 'https://cdn.example/a.png', url: 'https://cdn.example/a.png' },
    { given: 'https://cdn.example:8443/a.png?b=1#c', url: 'https://cdn.example:8443/a.png?b=1#c' },
    { given: 'HTTPS://CDN.Example/A.png', url: 'https://cdn.example/A.png' },
    { given: 'https://école.example/é', url: 'https://xn--cole-9oa.example/%C3%A9' },
    { given: '//cdn.example/a.png', url: 'https://cdn.example/a.png' },
    { given: '\\\\cdn.example/a.png', url: 'https://cdn.example/a.png' },
    { given: '/\\cdn.example/a.png', url: 'https://cdn.example/a.png' },
    { given: `${ORIGIN}/media/a.png`, url: '/media/a.png' },
    { given: '/media/a.png?b=1#c', url: '/media/a.png?b=1#c' },
    { given: 'media/a.png', url: '/media/a.png' },
    { given: '../../a.png', url: '/a.png' },
    { given: '?nom=a', url: '/?nom=a' },
    { given: ' \n/media/a.png\t', url: '/media/a.png' },
    { given: '/<script>', url: '/%3Cscript%3E' },
    { given: 'évil/\u202Egnp', url: '/%C3%A9vil/%E2%80%AEgnp' },
    { given: long, url: long },
  ])('« $given » is kept as $url', ({ given, url }) => {
    expect(safeUrl(given, ORIGIN)).toBe(url);
  });

  test.each([
    ...['\u0000javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'],
    ...`javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,<script> data:image/svg+xml,<svg/>
      blob:${ORIGIN}/1 blob:https://evil.example/1 file:///etc/passwd about:blank ftp://cdn.example/a
      mailto:a@b.c http://cdn.example/a.png http://formation.example/a https://user:word@cdn.example/a
      https://user@cdn.example/a https://a@formation.example/`.split(/\s+/),
    ...['/.//evil.example', '/..//evil.example', `${ORIGIN}//evil.example`, '/%2e//evil.example'],
    ...['https://', 'https://a b/', 'https://[::1', 'https://a:99999/', ''],
    ...[null, undefined, 0, true, {}, { href: ORIGIN }, new URL(ORIGIN)],
  ])('%j is refused', (given) => {
    expect(safeUrl(given, ORIGIN)).toBeUndefined();
  });

  test.each([
    { given: '//evil.example', why: 'another host over http' },
    { given: '\\\\evil.example', why: 'the same, in backslashes' },
    { given: '/\\evil.example', why: 'the same, in both' },
    { given: 'http://localhost:4322/a', why: 'another port of this machine' },
    { given: `blob:${LOCAL}/1`, why: 'a blob of our own origin' },
  ])('on a site without https, « $given » is refused: $why', ({ given }) => {
    expect(safeUrl(given, LOCAL)).toBeUndefined();
  });

  test.each([
    { given: '/covers/a.png', url: 'https://api.example/covers/a.png' },
    { given: 'covers/a.png', url: 'https://api.example/v2/covers/a.png' },
    { given: `${ORIGIN}/covers/a.png`, url: `${ORIGIN}/covers/a.png` },
    { given: 'https://cdn.example/a.png', url: 'https://cdn.example/a.png' },
    { given: 'javascript:alert(1)', url: undefined },
    { given: `${ORIGIN}//evil.example`, url: undefined },
  ])('« $given » of a service is $url: never a file that this site would hold', (row) => {
    const sender = { address: 'https://api.example/v2/course', isEmbedded: false };
    expect(safeUrl(row.given, ORIGIN, sender)).toBe(row.url);
  });

  test.each([
    ['/covers/a.png', '/covers/a.png'],
    ['http://localhost:4322/courseMedia/a/b.mp4', 'http://localhost:4322/courseMedia/a/b.mp4'],
    ['http://localhost:4323/courseMedia/a/b.mp4', undefined],
    ['http://awa@localhost:4322/b.mp4', undefined],
    ['http://localhost:4322//evil.example', undefined],
    ['http://evil.example/b.mp4', undefined],
  ])('« %s » of the local API is %s: a file of the site, or of the API', (given, url) => {
    const sender = { address: 'http://localhost:4322/courseSections', isEmbedded: true };
    expect(safeUrl(given, LOCAL, sender)).toBe(url);
  });

  test('whatever the text: undefined, https, or a path that stays on our origin', () => {
    const pieces = fc.constantFrom(
      ...'/ \\ // . .. %2e %2F % @ : ? # https: http: javascript: data: blob: evil.example é'.split(
        ' ',
      ),
      ...[' ', '\t', '\n', '\u0000', '\u202E', ORIGIN, LOCAL],
    );
    const crafted = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    const anyText = fc.oneof(crafted, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anyText, fc.constantFrom(ORIGIN, LOCAL), (text, origin) => {
        const url = safeUrl(text, origin);
        if (url === undefined || url.startsWith('https://')) return;
        expect(url).toMatch(/^\/(?!\/)/);
        expect(new URL(url, origin).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  { address: 'http://localhost:4321', is: true },
  { address: 'http://jangal.localhost/a', is: true },
  { address: 'http://127.0.0.1:80', is: true },
  { address: 'http://127.1.2.3', is: true },
  { address: 'http://[::1]:4322/home', is: true },
  { address: 'https://formations.exemple.sn', is: false },
  { address: 'https://localhost.exemple.sn', is: false },
  { address: 'https://notlocalhost', is: false },
  { address: 'http://192.168.1.2', is: false },
])('$address leads to this machine: $is', ({ address, is }) => {
  expect(isLocal(address)).toBe(is);
});
