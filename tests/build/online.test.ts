import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localServices, requireOnlineServices } from '../../src/build/online.ts';
import { readSettings } from '../../src/build/settings.ts';
import { copySite, removeSite, runAstro } from './broken-site.ts';

const SITE = { PUBLIC_TRAINING_URL: 'https://formations.exemple.sn' };
const ONLINE = {
  ...SITE,
  PUBLIC_COURSE_API_URL: 'https://api.exemple.sn',
  PUBLIC_ACCOUNT_API_URL: 'https://api.exemple.sn',
  PUBLIC_AUTH_API_URL: 'https://api.exemple.sn',
  PUBLIC_PROVIDER_API_URL: 'https://api.exemple.sn',
  PUBLIC_HOME_URL: 'https://exemple.sn',
  PUBLIC_ACCOUNT_URL: 'https://compte.exemple.sn',
  PUBLIC_AUTH_URL: 'https://connexion.exemple.sn',
};
const NEEDED = Object.keys(ONLINE).filter((name) => name !== 'PUBLIC_TRAINING_URL');

const localIn = (env: Record<string, string>) =>
  localServices(readSettings(env)).map((one) => one.split('=')[0]);

test.each(NEEDED)('a public site without %s is refused, and it alone is named', (name) => {
  expect(localIn({ ...ONLINE, [name]: '' })).toEqual([name]);
  expect(localIn({ ...ONLINE, [name]: 'http://a.localhost:8080' })).toEqual([name]);
});

test.each([
  { why: 'everything is online', env: ONLINE },
  { why: 'the site itself is local', env: {} },
  {
    why: 'the site itself is local, on another name',
    env: { PUBLIC_TRAINING_URL: 'http://[::1]:80' },
  },
  { why: 'its owner accepts it', env: { ...SITE, ALLOW_LOCAL_SERVICES: 'on' } },
])('nothing is refused when $why', ({ env }) => {
  expect(() => requireOnlineServices(readSettings(env))).not.toThrow();
});

describe('astro', () => {
  let folder = '';
  beforeAll(() => {
    folder = copySite();
  });
  afterAll(() => removeSite(folder));

  test('`build` of a public site with local services: exit code, and the settings to give', () => {
    const { status, said } = runAstro(folder, 'build', SITE);
    expect(status).not.toBe(0);
    expect(said).toContain(
      'Réglages à corriger :\n' +
        '  PUBLIC_TRAINING_URL est une adresse publique (https://formations.exemple.sn), mais ces réglages mènent à cette machine :\n' +
        '    PUBLIC_COURSE_API_URL=http://localhost:4322\n',
    );
    for (const name of NEEDED) expect(said).toContain(`    ${name}=http://localhost:4322`);
    expect(said).toContain('ou ALLOW_LOCAL_SERVICES=on pour construire quand même.');
    expect(said).not.toMatch(/^\s+at /m);
  });

  test('a misspelt service is told before the refusal that it causes', () => {
    const { status, said } = runAstro(folder, 'build', {
      ...ONLINE,
      PUBLIC_COURSE_API_URL: '',
      PUBLIC_COURSE_API_ULR: 'https://api.exemple.sn',
    });
    expect(status).not.toBe(0);
    expect(said).toContain(
      'PUBLIC_COURSE_API_ULR : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_COURSE_API_URL ?\nRéglages à corriger :\n',
    );
  });

  test('a misspelt name is told, and stops nothing', () => {
    const { status, said } = runAstro(folder, 'sync', { PUBLIC_SITE_NMAE: 'Daara' });
    expect(status, said).toBe(0);
    expect(said).toContain(
      'PUBLIC_SITE_NMAE : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_SITE_NAME ?',
    );
  });
});
