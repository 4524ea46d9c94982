import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { envSchema, readSettings, serviceOrigins } from '../../src/build/settings.ts';

const BASES = [
  'PUBLIC_COURSE_API_URL',
  'PUBLIC_ACCOUNT_API_URL',
  'PUBLIC_AUTH_API_URL',
  'PUBLIC_PROVIDER_API_URL',
  'PUBLIC_HOME_URL',
  'PUBLIC_TRAINING_URL',
  'PUBLIC_ACCOUNT_URL',
  'PUBLIC_AUTH_URL',
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('with no setting at all, everything runs on one machine (W3)', () => {
  test.each([
    { name: 'PUBLIC_COURSE_API_URL', value: 'http://localhost:4322' },
    { name: 'PUBLIC_ACCOUNT_API_URL', value: 'http://localhost:4322' },
    { name: 'PUBLIC_AUTH_API_URL', value: 'http://localhost:4322' },
    { name: 'PUBLIC_PROVIDER_API_URL', value: 'http://localhost:4322' },
    { name: 'PUBLIC_HOME_URL', value: 'http://localhost:4322/home' },
    { name: 'PUBLIC_TRAINING_URL', value: 'http://localhost:4321' },
    { name: 'PUBLIC_ACCOUNT_URL', value: 'http://localhost:4322/account' },
    { name: 'PUBLIC_AUTH_URL', value: 'http://localhost:4322/auth' },
  ])('$name is $value', ({ name, value }) => {
    expect(readSettings({}).urls[name]).toBe(value);
  });

  test('PORT moves the site, API_PORT the services', () => {
    const { urls } = readSettings({ PORT: '5000', API_PORT: '5001' });
    const hosts = BASES.map((name) => new URL(urls[name] ?? '').host);
    const [site, api] = ['localhost:5000', 'localhost:5001'];
    expect(hosts).toEqual([api, api, api, api, api, site, api, api]);
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

  test.each(['localhost:4322', 'api.example', '/v2', 'ftp://api.example', 'javascript:alert(1)'])(
    'that is no http(s) address stops the build: « %s »',
    (value) => {
      expect(() => readSettings({ PUBLIC_HOME_URL: value })).toThrow(
        `Réglages à corriger :\n  PUBLIC_HOME_URL : « ${value} » n’est pas une adresse http(s)`,
      );
    },
  );

  test.each([
    { given: '', kept: '' },
    { given: ' https://avis.example/f ', kept: 'https://avis.example/f' },
  ])('the feedback form « $given » is kept as « $kept »', ({ given, kept }) => {
    const { texts } = readSettings({ PUBLIC_FEEDBACK_FORM_URL: given });
    expect(texts.PUBLIC_FEEDBACK_FORM_URL).toBe(kept);
  });

  test('a feedback form that is no address stops the build too', () => {
    expect(() => readSettings({ PUBLIC_FEEDBACK_FORM_URL: 'javascript:alert(1)' })).toThrow(
      'PUBLIC_FEEDBACK_FORM_URL : « javascript:alert(1) » n’est pas une adresse http(s)',
    );
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
      PUBLIC_CHAT_URL: 'b',
      PUBLIC_AUTH_URL: 'https://c.example',
    };
    expect(() => readSettings(env)).toThrow(
      'Réglages à corriger :\n' +
        '  PUBLIC_HOME_URL : « a » n’est pas une adresse http(s)\n' +
        '  PUBLIC_CHAT_URL : « b » n’est pas une adresse http(s)',
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
  { given: undefined, isOffline: true },
  { given: '', isOffline: true },
  { given: 'on', isOffline: true },
  { given: ' off ', isOffline: false },
])('PUBLIC_OFFLINE=$given: $isOffline', ({ given, isOffline }) => {
  expect(readSettings({ PUBLIC_OFFLINE: given }).isOffline).toBe(isOffline);
});

test.each([
  { given: undefined, isPreview: false },
  { given: 'off', isPreview: false },
  { given: ' on ', isPreview: true },
])('PUBLIC_PREVIEW=$given: $isPreview', ({ given, isPreview }) => {
  expect(readSettings({ PUBLIC_PREVIEW: given }).isPreview).toBe(isPreview);
});

test.each(['PUBLIC_OFFLINE', 'PUBLIC_PREVIEW', 'ALLOW_LOCAL_SERVICES', 'ALLOW_EMPTY_HOME'])(
  '%s is on or off, and nothing else',
  (name) => {
    expect(() => readSettings({ [name]: 'oui' })).toThrow(`${name} : « oui » n’est ni on ni off`);
  },
);

test('what the owner accepts is off unless it is said', () => {
  expect(readSettings({})).toMatchObject({ mayBeLocal: false, mayBeEmpty: false });
  const env = { ALLOW_LOCAL_SERVICES: ' on ', ALLOW_EMPTY_HOME: 'on' };
  expect(readSettings(env)).toMatchObject({ mayBeLocal: true, mayBeEmpty: true });
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
