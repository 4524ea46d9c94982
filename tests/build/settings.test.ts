import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { envSchema, readSettings, serviceOrigins } from '../../src/build/settings.ts';

const API = 'http://localhost:4322';
const BASES = {
  PUBLIC_COURSE_API_URL: API,
  PUBLIC_ACCOUNT_API_URL: API,
  PUBLIC_AUTH_API_URL: API,
  PUBLIC_PROVIDER_API_URL: API,
  PUBLIC_HOME_URL: `${API}/home`,
  PUBLIC_TRAINING_URL: 'http://localhost:4321',
  PUBLIC_ACCOUNT_URL: `${API}/account`,
  PUBLIC_AUTH_URL: `${API}/auth`,
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('with no setting at all, everything runs on one machine (W3)', () => {
  test('the services and sites around; PORT moves this one, API_PORT the others', () => {
    expect(readSettings({}).urls).toMatchObject(BASES);
    const moved = Object.entries(BASES).map(([name, url]) => [
      name,
      url.replace('4321', '5000').replace('4322', '5001'),
    ]);
    const { urls } = readSettings({ PORT: '5000', API_PORT: '5001' });
    expect(urls).toMatchObject(Object.fromEntries(moved));
  });

  test('the name is « Jàngal », there is no e-mail address, and every link works', () => {
    const { urls, texts } = readSettings({});
    expect(texts).toEqual({
      PUBLIC_SITE_NAME: 'Jàngal',
      PUBLIC_CONTACT_EMAIL: '',
      PUBLIC_FEEDBACK_FORM_URL: '',
      PUBLIC_SELLER_VIDEO_URL: '',
      PUBLIC_REPORT_URL: '',
      PUBLIC_MEDIA_ORIGINS: '',
      PUBLIC_PROBE_EMAIL: 'sonde@exemple.invalid',
      PUBLIC_PROBE_PASSWORD: 'sonde',
    });
    expect(Object.values(urls).every((value) => URL.canParse(value))).toBe(true);
    expect(urls.PUBLIC_CHAT_URL).toBe('https://wa.me/');
  });

  test.each([
    { env: {}, isEmbedded: true },
    { env: { PUBLIC_COURSE_API_URL: '' }, isEmbedded: true },
    { env: { PUBLIC_COURSE_API_URL: '  ' }, isEmbedded: true },
    { env: { PUBLIC_COURSE_API_URL: 'https://api.example' }, isEmbedded: false },
    { env: { PUBLIC_HOME_URL: 'https://accueil.example' }, isEmbedded: true },
  ])('of $env the catalogue is embedded: $isEmbedded', ({ env, isEmbedded }) => {
    expect(readSettings(env).isEmbedded).toBe(isEmbedded);
  });
});

describe('a setting of the owner', () => {
  test.each([
    { given: 'https://api.example', kept: 'https://api.example' },
    { given: '  https://api.example\n', kept: 'https://api.example' },
    { given: 'https://api.example/v2', kept: 'https://api.example/v2' },
    { given: 'https://api.example/', kept: 'https://api.example' },
    { given: 'https://api.example/v2//', kept: 'https://api.example/v2' },
    { given: 'http://127.0.0.1:8080', kept: 'http://127.0.0.1:8080' },
    { given: '', kept: 'http://localhost:4322' },
    { given: '   ', kept: 'http://localhost:4322' },
  ])('« $given » is kept as « $kept »: trimmed, without a slash at the end', ({ given, kept }) => {
    expect(readSettings({ PUBLIC_AUTH_API_URL: given }).urls.PUBLIC_AUTH_API_URL).toBe(kept);
  });

  test('an outside link keeps its slash', () => {
    const { urls } = readSettings({ PUBLIC_CHANNEL_URL: 'https://www.whatsapp.com/channel/a/' });
    expect(urls.PUBLIC_CHANNEL_URL).toBe('https://www.whatsapp.com/channel/a/');
  });

  test('a text is trimmed', () => {
    expect(readSettings({ PUBLIC_SITE_NAME: ' Daara ' }).texts.PUBLIC_SITE_NAME).toBe('Daara');
  });

  test.each([
    ['', ''],
    [' https://avis.example/f ', 'https://avis.example/f'],
  ])('the feedback form « %s » is kept as « %s »', (given, kept) => {
    const { texts } = readSettings({ PUBLIC_FEEDBACK_FORM_URL: given });
    expect(texts.PUBLIC_FEEDBACK_FORM_URL).toBe(kept);
  });

  test('a name that is no setting is told, with the one that was meant (W19)', () => {
    const env = { PUBLIC_TRAINING_ULR: 'https://a.example', PUBLIC_ZZZ: 'a', PATH: '/bin' };
    const { urls, warnings } = readSettings(env);
    expect(warnings).toEqual([
      'PUBLIC_TRAINING_ULR : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_TRAINING_URL ?',
      'PUBLIC_ZZZ : ce réglage n’existe pas ; le tableau du README les nomme tous',
    ]);
    expect(urls.PUBLIC_TRAINING_URL).toBe('http://localhost:4321');
  });

  test('it is told first when another setting stops the command: it is often the reason', () => {
    const env = { PUBLIC_COURSE_API_ULR: 'https://a.example', PUBLIC_HOME_URL: 'a' };
    expect(() => readSettings(env)).toThrow(
      'PUBLIC_COURSE_API_ULR : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_COURSE_API_URL ?\n' +
        'Réglages à corriger :\n' +
        '  PUBLIC_HOME_URL : « a » n’est pas une adresse http(s)',
    );
  });

  test.each([
    { PORT: 'abc', says: 'PORT : « abc » n’est pas un port ; donnez un nombre de 1 à 65535' },
    { API_PORT: '0x', says: 'API_PORT : « 0x » n’est pas un port ; donnez un nombre de 1 à 65535' },
    { PORT: '80', API_PORT: '80', says: 'PORT et API_PORT : le site et l’API locale demandent' },
  ])('ports that cannot be used stop the build: %o', ({ says, ...env }) => {
    expect(() => readSettings(env)).toThrow(`Réglages à corriger :\n  ${says}`);
  });

  test('every faulty one is named at once, the others are not', () => {
    const env = {
      PUBLIC_HOME_URL: 'a',
      PUBLIC_CHAT_URL: 'javascript:alert(1)',
      PUBLIC_FEEDBACK_FORM_URL: 'c',
      PUBLIC_AUTH_URL: 'https://c.example',
    };
    expect(() => readSettings(env)).toThrow(
      'Réglages à corriger :\n' +
        '  PUBLIC_HOME_URL : « a » n’est pas une adresse http(s)\n' +
        '  PUBLIC_CHAT_URL : « javascript:alert(1) » n’est pas une adresse http(s)\n' +
        '  PUBLIC_FEEDBACK_FORM_URL : « c » n’est pas une adresse http(s)',
    );
  });
});

test('« astro:env reads it too »: the environment itself is put right', () => {
  vi.stubEnv('PUBLIC_HOME_URL', ' https://accueil.example/ ');
  vi.stubEnv('PUBLIC_SITE_NAME', ' Daara ');
  expect(readSettings().urls.PUBLIC_HOME_URL).toBe('https://accueil.example');
  expect(process.env.PUBLIC_HOME_URL).toBe('https://accueil.example');
  expect(process.env.PUBLIC_SITE_NAME).toBe('Daara');
});

test('the schema gives every setting to config.ts, with its value as default', () => {
  const settings = readSettings({ PUBLIC_SITE_NAME: 'Daara' });
  const schema = envSchema(settings);
  const names = [...Object.keys(settings.urls), ...Object.keys(settings.texts)];
  expect(Object.keys(schema)).toEqual([
    ...names,
    'USES_EMBEDDED_CATALOG',
    'IS_KEPT_OFFLINE',
    'IS_PREVIEW',
    'MAY_BE_EMPTY',
  ]);
  expect(schema).toMatchObject({
    PUBLIC_SITE_NAME: { type: 'string', default: 'Daara', context: 'client', access: 'public' },
    USES_EMBEDDED_CATALOG: { type: 'boolean', default: true },
  });
});

test.each([
  ['PUBLIC_OFFLINE', 'isOffline', true],
  ['PUBLIC_PREVIEW', 'isPreview', false],
  ['ALLOW_LOCAL_SERVICES', 'mayBeLocal', false],
  ['ALLOW_EMPTY_HOME', 'mayBeEmpty', false],
] as const)('%s is on or off, and nothing else; %s is %s by itself', (name, fact, byItself) => {
  const read = (value?: string) => readSettings({ [name]: value })[fact];
  expect([undefined, '', ' on ', 'off'].map(read)).toEqual([byItself, byItself, true, false]);
  expect(() => read('oui')).toThrow(`${name} : « oui » n’est ni on ni off`);
});

test('the README’s table names every setting, and no other', () => {
  const section = /## Réglages\n([\s\S]*?)\n#/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  const told = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const { urls, texts } = readSettings({});
  const others = ['PORT', 'API_PORT', 'LOCAL_API_DB', 'PUBLIC_OFFLINE', 'PUBLIC_PREVIEW'];
  const names = [...Object.keys({ ...urls, ...texts }), ...others];
  expect(told.sort()).toEqual([...names, 'ALLOW_LOCAL_SERVICES', 'ALLOW_EMPTY_HOME'].sort());
});

test('services of one host share one origin', () => {
  expect(serviceOrigins(readSettings({}))).toEqual(['http://localhost:4322']);
});
