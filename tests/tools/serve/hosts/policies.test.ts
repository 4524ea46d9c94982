import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../../src/build/settings.ts';
import { markOf, pagePolicies, sharedPolicy } from '../../../../src/tools/serve/hosts/policies.ts';
import { builtFolder } from '../../../build/built-folder.ts';

const SETTINGS = readSettings({ PUBLIC_COURSE_API_URL: 'https://api.exemple.sn' });
const page = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"><p>Texte</p>`;

function policiesOf(files: Record<string, string>) {
  using built = builtFolder(files);
  return pagePolicies(built.folder, SETTINGS);
}

describe('the policy of every answer (W12)', () => {
  const directives = sharedPolicy(SETTINGS).split('; ');

  test.each([
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data:",
    "connect-src 'self' https://api.exemple.sn http://localhost:4322",
  ])('it says %s', (directive) => {
    expect(directives).toContain(directive);
  });

  test('it names no host but those of the settings, and no way to read text as a program', () => {
    expect(directives.join(' ')).not.toMatch(/\*|https?:(?!\/\/)|'unsafe-eval'/);
  });
});

describe('what a page adds to it', () => {
  test.each([
    { file: 'index.html', path: '/' },
    { file: 'seller.html', path: '/seller' },
    { file: 'v1/course.html', path: '/v1/course' },
  ])(
    '$file is $path: its hashes and Trusted Types, and not what is said already',
    ({ file, path }) => {
      const own = "script-src 'self' 'sha256-a='; require-trusted-types-for 'script'";
      expect(policiesOf({ [file]: page(`default-src 'none';${own}`) })).toEqual({ [path]: own });
    },
  );

  test.each([
    ['atelier', 'sandbox allow-scripts allow-forms'],
    ['atelier-python', 'sandbox allow-scripts'],
    ['atelier-sql', 'sandbox allow-scripts'],
  ])(
    'the frame of the workshop %s says all of it, and has no origin (U2, U9, U19)',
    (name, sandbox) => {
      const own = "default-src 'none'; script-src 'unsafe-inline'";
      expect(policiesOf({ [`${name}.html`]: page(own) })).toEqual({
        [`/${name}`]: `${sandbox}; ${own}`,
      });
    },
  );

  test('says again that a page makes no worker of its own, which the frame of Python may', () => {
    const own = "worker-src 'self'";
    expect(policiesOf({ 'index.html': page(own) })).toEqual({ '/': own });
  });

  test('the page that answers for any name has none, nor a page without a policy', () => {
    const own = page("script-src 'self' 'sha256-a='");
    expect(policiesOf({ '404.html': own, 'a.html': '<p>Texte</p>' })).toEqual({});
  });
});

test('other policies have another mark', () => {
  expect(markOf({ '/': 'a' })).toMatch(/^\/politiques-[\da-f]{8}\.txt$/);
  expect(markOf({ '/': 'a' })).not.toBe(markOf({ '/': 'b' }));
  expect(markOf({ '/': 'a' })).toBe(markOf({ '/': 'a' }));
});
