import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepChoice, mendChoice } from '../../../src/browser/choice/consent.ts';
import { type ProgressKey, recall, remember } from '../../../src/browser/choice/records.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { hear, run } from '../../../src/stores/site/consent.ts';
import { keepForSession, keepOnDevice } from '../../../src/stores/site/records.ts';
import { blockStorage, clearCookies, fillStorage, POISONS, silence } from '../../browser/page.ts';

vi.mock(import('../../../src/stores/site/visitor.ts'), () => ({
  identifyVisitor: async () => undefined,
  forgetVisitor: () => undefined,
}));

interface Row {
  key: ProgressKey;
  /** What the device kept before. */
  stored: object;
  /** What this tab did since. */
  own: object;
  both: object;
}

const PYTHON = { id: 'p', name: 'Python', seen: ['a'], total: 3, places: { b: 30 } };
const ROWS: readonly Row[] = [
  {
    key: KEYS.lastView,
    stored: { lastRessourcesViews: 'CSS', progress: 100, tabs: 'final' },
    own: { lastRessourcesViews: 'SQL', progress: 38, tabs: 'bases' },
    both: { lastRessourcesViews: 'SQL', progress: 38, tabs: 'bases' },
  },
  {
    key: KEYS.places,
    stored: { css: 'final', sql: 'intro' },
    own: { sql: 'bases-les-cles' },
    both: { css: 'final', sql: 'bases-les-cles' },
  },
  {
    key: KEYS.readSteps,
    stored: { python: ['intro', 'first', 'bases', 'utils'], sql: ['intro'] },
    own: { sql: ['first'] },
    both: { python: ['intro', 'first', 'bases', 'utils'], sql: ['intro', 'first'] },
  },
  {
    key: KEYS.solved,
    stored: { python: ['bases-quiz-1'], sql: ['bases-quiz-2'] },
    own: { sql: ['utils-quiz-1'] },
    both: { python: ['bases-quiz-1'], sql: ['bases-quiz-2', 'utils-quiz-1'] },
  },
  {
    key: KEYS.woven,
    stored: { python: ['intro', 'bases'] },
    own: { python: ['bases', 'exos'], sql: ['intro'] },
    both: { python: ['intro', 'bases', 'exos'], sql: ['intro'] },
  },
  {
    key: KEYS.heard,
    stored: { css: { step: 'intro', passage: 3 }, sql: { step: 'intro', passage: 1 } },
    own: { sql: { step: 'bases', passage: 7 } },
    both: { css: { step: 'intro', passage: 3 }, sql: { step: 'bases', passage: 7 } },
  },
  {
    key: KEYS.codes,
    stored: { html: { '1-a': '<p>', '2-b': '<b>' } },
    own: { html: { '2-b': '<i>' }, css: { '1-c': 'p {}' } },
    both: { html: { '1-a': '<p>', '2-b': '<i>' }, css: { '1-c': 'p {}' } },
  },
  {
    key: KEYS.passed,
    stored: { html: ['1-a'] },
    own: { html: ['2-b'], css: ['1-c'] },
    both: { html: ['1-a', '2-b'], css: ['1-c'] },
  },
  {
    key: KEYS.courseProgress,
    stored: [PYTHON, { ...PYTHON, id: 'j' }],
    own: [{ ...PYTHON, seen: ['c'], places: { b: 60 } }],
    both: [
      { ...PYTHON, seen: ['a', 'c'], places: { b: 60 } },
      { ...PYTHON, id: 'j' },
    ],
  },
];

beforeEach(silence);

/** What is read, and where it stands. */
function expectOn(area: 'localStorage' | 'sessionStorage', key: ProgressKey, record: object): void {
  expect(recall(key)).toEqual(record);
  expect(JSON.parse(window[area].getItem(key) ?? 'null')).toEqual(record);
  const other = area === 'localStorage' ? 'sessionStorage' : 'localStorage';
  expect(Object.keys(window[other])).not.toContain(key);
}

/** On the device from an earlier visit, when the visitor had accepted. */
function store({ key, stored }: Row): void {
  localStorage.setItem(key, JSON.stringify(stored));
}

function choose(consent: string): void {
  const button = document.createElement('button');
  button.dataset.consent = consent;
  run(button);
}

describe.each(ROWS)('$key is not lost', (row) => {
  const { key, stored, own, both } = row;

  test('by a second consent', () => {
    store(row);
    remember(key, own);
    choose('accept');
    expectOn('localStorage', key, both);
    choose('accept');
    expectOn('localStorage', key, both);
  });

  test('by a consent cookie that is gone', async () => {
    keepChoice(true);
    remember(key, stored);
    await clearCookies();
    expect(recall(key)).toEqual(stored);
    remember(key, both);
    expectOn('localStorage', key, both);
    mendChoice();
    expect(document.cookie).toContain('rgpd_consent=true');
  });

  test('when another tab accepts', () => {
    remember(key, own);
    keepChoice(true);
    store(row);
    expect(recall(key)).toEqual(own);
    hear({ key: KEYS.consent, oldValue: null, newValue: 'true' });
    expectOn('localStorage', key, both);
  });

  test('when this tab sleeps while another accepts, and goes on: of what differs the later holds', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    remember(key, stored);
    const [asleep, times] = [key, KEYS.changedAt].map((one) => sessionStorage.getItem(one));
    sessionStorage.clear();
    vi.mocked(Date.now).mockReturnValue(2_000);
    keepChoice(true);
    remember(key, own);
    sessionStorage.setItem(key, asleep ?? '');
    sessionStorage.setItem(KEYS.changedAt, times ?? '');
    keepOnDevice();
    // Lists name the later first: they hold the same.
    const sorted = (value: unknown) => JSON.stringify(value, undefined, 1).split(/,?\n/).sort();
    expect(sorted(recall(key))).toEqual(sorted(both));
  });

  test('by a withdrawal, here or in another tab: it lasts for the session', () => {
    keepChoice(true);
    remember(key, both);
    choose('refuse');
    expectOn('sessionStorage', key, both);
    expect(Object.keys(localStorage)).toEqual([KEYS.consent]);
    sessionStorage.clear();
    hear({ key, oldValue: JSON.stringify(both), newValue: null });
    expectOn('sessionStorage', key, both);
    choose('accept');
    expectOn('localStorage', key, both);
  });

  test.each(POISONS)('by poison on the device, or in the session: $poison', ({ text }) => {
    localStorage.setItem(key, text);
    remember(key, own);
    choose('accept');
    expect(recall(key)).toMatchObject(own);
    localStorage.setItem(key, JSON.stringify(stored));
    sessionStorage.setItem(key, text);
    choose('accept');
    expect(recall(key)).toMatchObject(stored);
  });

  test('by a device that is full: the session holds it until there is room', () => {
    keepChoice(true);
    store(row);
    fillStorage('localStorage');
    expect(remember(key, both)).toBe(true);
    expect(recall(key)).toEqual(both);
    keepOnDevice();
    expect(recall(key)).toEqual(both);
    vi.restoreAllMocks();
    keepOnDevice();
    expectOn('localStorage', key, both);
  });

  test('by a session that is full: a withdrawal leaves it where it is', () => {
    keepChoice(true);
    remember(key, both);
    keepChoice(false);
    fillStorage('sessionStorage');
    keepForSession();
    vi.restoreAllMocks();
    choose('accept');
    expectOn('localStorage', key, both);
  });

  test('by storage that is full or blocked: the page goes on with it', () => {
    for (const refuse of [fillStorage, blockAll]) {
      refuse();
      expect(remember(key, own)).toBe(false);
      expect(recall(key)).toEqual(own);
      vi.restoreAllMocks();
      silence();
    }
    expect(remember(key, both)).toBe(true);
    expectOn('sessionStorage', key, both);
  });

  test('by a new build or a rollback: it stands in the words of every build', () => {
    keepChoice(true);
    store(row);
    expect(recall(key)).toEqual(stored);
    remember(key, both);
    expect(localStorage.getItem(key)).toBe(JSON.stringify(both));
    // A build without the times of records has written it in the session.
    sessionStorage.setItem(key, JSON.stringify(own));
    localStorage.removeItem(KEYS.changedAt);
    keepOnDevice();
    expectOn('localStorage', key, both);
  });
});

test('a message that is being written, and the filter, stay in the session whatever is chosen (F8)', () => {
  const texts = [KEYS.message, KEYS.preferences].map((key) => [key, '{"name":"Awa"}'] as const);
  for (const [key, text] of texts) sessionStorage.setItem(key, text);
  for (const choice of ['accept', 'refuse', 'accept']) choose(choice);
  for (const [key, text] of texts) expect(sessionStorage.getItem(key)).toBe(text);
});

test('the saved course is on the device after acceptance, for a new tab; a withdrawal erases it there', () => {
  const keys = [KEYS.course, KEYS.courseFields, 'course-state-a', 'course-state-b'] as const;
  for (const key of keys) sessionStorage.setItem(key, `{"id":"${key}"}`);
  choose('accept');
  expect(sessionStorage).toHaveLength(0);
  for (const key of keys) expect(localStorage.getItem(key)).toBe(`{"id":"${key}"}`);
  choose('refuse');
  expect(Object.keys(localStorage)).toEqual([KEYS.consent]);
  for (const key of keys) expect(sessionStorage.getItem(key)).toBe(`{"id":"${key}"}`);
});

test('what others take away for another reason is not kept here', () => {
  const change = { key: KEYS.codes, oldValue: '{}', newValue: null };
  keepChoice(true);
  hear(change);
  keepChoice(false);
  for (const one of [{ key: null, oldValue: null }, { key: KEYS.theme }, { oldValue: null }])
    hear({ ...change, ...one });
  expect(sessionStorage).toHaveLength(0);
});

function blockAll(): void {
  blockStorage('localStorage');
  blockStorage('sessionStorage');
}
