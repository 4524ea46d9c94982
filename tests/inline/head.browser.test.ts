import { beforeEach, describe, expect, test } from 'vitest';
import { hideForSession } from '../../src/browser/choice/consent-banner.ts';
import { installThemeButtons } from '../../src/browser/page/theme.ts';
import { KEYS, readRecord } from '../../src/browser/platform/storage.ts';
import program from '../../src/inline/head.ts?program';
import { NO_ANSWER, sessionAnswer } from '../../src/rules/site/session.ts';
import { blockStorage, POISONS, silence } from '../browser/page.ts';
import { run } from './run.ts';

const root = document.documentElement;
const says = (name: string) => root.classList.contains(name);

beforeEach(silence);

test('says that scripts work', () => {
  run(program);
  expect(says('js')).toBe(true);
});

test('below the floor of engines nothing is said: the page is read as without scripts (W29)', () => {
  run(program, { CSS: { supports: () => false }, navigator: { onLine: false } });
  expect(root.className).toBe('');
});

test.each([undefined, 'light', 'dark', 'system', '', 'Light', 'darker'])(
  'the theme is the one that the theme button reads: stored: %s',
  (text) => {
    if (text !== undefined) localStorage.setItem(KEYS.theme, text);
    run(program);
    const shown = root.dataset.theme ?? 'system';
    document.body.innerHTML = '<button class="theme-button"></button>';
    installThemeButtons();
    expect(shown).toBe(document.querySelector('button')?.dataset.theme);
    document.body.innerHTML = '';
  },
);

describe('the labels of the account are those of the stored answer', () => {
  const answers = [
    NO_ANSWER,
    { isLoggedIn: true, askedAt: 0 },
    { isLoggedIn: true, askedAt: 1_764_000_000_000 },
    { isLoggedIn: false, askedAt: 1_764_000_000_000 },
  ].map((answer) => JSON.stringify(answer));

  test.each([undefined, ...answers, ...POISONS.map(({ text }) => text)])(
    'stored: %.60s',
    (text) => {
      if (text !== undefined) sessionStorage.setItem(KEYS.session, text);
      run(program);
      const { isLoggedIn } = sessionAnswer(readRecord('sessionStorage', KEYS.session));
      expect(says('is-logged-in')).toBe(isLoggedIn);
    },
  );
});

describe('the banner asks those who have not chosen', () => {
  test.each(['true', 'false', 'maybe', ''])('cookie: %s', async (value) => {
    await cookieStore.set(KEYS.consent, value);
    run(program);
    expect(says('asks-consent')).toBe(!/^(?:true|false)$/.test(value));
  });

  test.each(['true', 'false', ...POISONS.map(({ text }) => text)])(
    'the cookie gone, in storage: %.60s',
    (value) => {
      localStorage.setItem(KEYS.consent, value);
      run(program);
      expect(says('asks-consent')).toBe(!/^(?:true|false)$/.test(value));
    },
  );

  test('another cookie that ends with the same name is no choice', async () => {
    await cookieStore.set(`not_${KEYS.consent}`, 'true');
    run(program);
    expect(says('asks-consent')).toBe(true);
  });

  test('but not again in a session in which it was closed', () => {
    hideForSession();
    run(program);
    expect(says('asks-consent')).toBe(false);
  });

  test.each(POISONS)('again, when what says so cannot be read: $poison', ({ text }) => {
    sessionStorage.setItem(KEYS.consentHidden, text);
    run(program);
    expect(says('asks-consent')).toBe(true);
  });

  test.each(['localStorage', 'sessionStorage'] as const)('nor when %s is blocked', (area) => {
    blockStorage(area);
    run(program);
    expect(says('asks-consent')).toBe(false);
    expect(says('js')).toBe(true);
  });
});

test.each([
  { network: { onLine: true }, classes: [] },
  { network: { onLine: false }, classes: ['is-offline'] },
  { network: { onLine: true, connection: { saveData: true } }, classes: ['saves-data'] },
  {
    network: { onLine: true, connection: { effectiveType: 'slow-2g' } },
    classes: ['saves-data'],
  },
  { network: { onLine: true, connection: { effectiveType: '4g' } }, classes: [] },
])('what the device says of its network: $network: $classes', ({ network, classes }) => {
  run(program, { navigator: network });
  const found = ['is-offline', 'saves-data'].filter(says);
  expect(found).toEqual(classes);
});
