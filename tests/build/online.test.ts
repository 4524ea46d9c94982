import type { HookParameters } from 'astro';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localServices, requireOnlineServices } from '../../src/build/online.ts';
import { ADDRESSES, readSettings } from '../../src/build/settings.ts';
import { site } from '../../src/build/site.ts';

const SITE = { PUBLIC_TRAINING_URL: 'https://formations.exemple.sn' };
const ONLINE = {
  ...Object.fromEntries(Object.keys(ADDRESSES).map((name) => [name, 'https://exemple.sn'])),
  ...SITE,
};
const NEEDED = Object.keys(ONLINE).filter((name) => name !== 'PUBLIC_TRAINING_URL');

const localIn = (env: Record<string, string>) =>
  localServices(readSettings(env)).map((one) => one.split('=')[0]);

test.each(NEEDED)('a public site without %s is refused, and it alone is named', (name) => {
  expect(localIn({ ...ONLINE, [name]: '' })).toEqual([name]);
  expect(localIn({ ...ONLINE, [name]: 'http://a.localhost:8080' })).toEqual([name]);
});

test.each([
  ['everything is online', ONLINE],
  ['the site itself is local', {}],
  ['the site itself is local, on another name', { PUBLIC_TRAINING_URL: 'http://[::1]:80' }],
  ['its owner accepts it', { ...SITE, ALLOW_LOCAL_SERVICES: 'on' }],
])('nothing is refused when %s', (_, env) => {
  expect(() => requireOnlineServices(readSettings(env))).not.toThrow();
});

describe('a command of Astro', () => {
  const warn = vi.fn<(line: string) => void>();
  beforeEach(() => warn.mockClear());

  test('`build` of a public site with local services names the settings to give, without a stack', () => {
    expect(() => setUp('build', SITE)).toThrow(
      expect.objectContaining({
        stack: '',
        message: [
          'Réglages à corriger :',
          '  PUBLIC_TRAINING_URL est une adresse publique (https://formations.exemple.sn), mais ces réglages mènent à cette machine :',
          ...NEEDED.map((name) => `    ${name}=${readSettings({}).urls[name]}`),
          '  Donnez à chacun son adresse publique, ou ALLOW_LOCAL_SERVICES=on pour construire quand même.',
        ].join('\n'),
      }),
    );
  });

  test('a misspelt service is told before the refusal that it causes', () => {
    const misspelt = { PUBLIC_COURSE_API_URL: '', PUBLIC_COURSE_API_ULR: 'https://api.exemple.sn' };
    expect(() => setUp('build', { ...ONLINE, ...misspelt })).toThrow(
      'PUBLIC_COURSE_API_ULR : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_COURSE_API_URL ?\nRéglages à corriger :\n',
    );
  });

  test('a misspelt name is told, and stops nothing', () => {
    setUp('sync', { PUBLIC_SITE_NMAE: 'Daara' });
    expect(warn.mock.calls).toEqual([
      ['PUBLIC_SITE_NMAE : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_SITE_NAME ?'],
    ]);
  });

  function setUp(command: 'build' | 'sync', env: Record<string, string>): void {
    const setup = site(readSettings(env)).hooks['astro:config:setup'];
    const astro = { command, logger: { warn }, addClientDirective() {}, updateConfig() {} };
    setup?.(astro as unknown as HookParameters<'astro:config:setup'>);
  }
});
