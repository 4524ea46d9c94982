import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { canWatch } from '../../../src/rules/course/access.ts';
import type { Course } from '../../../src/rules/course/course.ts';
import {
  $details,
  $savedCourse,
  $savedState,
  $wanted,
  loadDetails,
  openDetail,
  openPlayer,
  rememberCourse,
  sectionsOf,
  subscriptions,
} from '../../../src/stores/course/course.ts';
import { encodeState } from '../../../src/wire/saved.ts';
import { askServiceAt, faultAddress, publish } from '../../api/service.ts';
import { blockStorage } from '../../browser/page.ts';
import { course, hurry, stopClock } from '../../islands/catalogue.ts';
import { proveAddresses } from '../addresses.ts';
import { proveRecords, visit } from '../poisoned-records.ts';
import { listenTo } from '../scripted-call.ts';

const ADDRESS = window.location.href;
const PYTHON = course('python', { bannerUrl: '/media/python.svg' });

beforeAll(stopClock);

afterAll(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  $details.set({ status: 'loading', data: undefined });
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  $savedCourse.set(undefined);
  $savedState.set(undefined);
  history.replaceState(null, '', ADDRESS);
});

proveAddresses(PYTHON);
proveRecords(PYTHON);

describe('/v2/course wakes up with its nom and formationId (D10)', () => {
  test('with the state of its history entry before that of the storage', () => {
    rememberCourse(PYTHON, 'De la page.');
    visit('?formationId=python&nom=Python');
    openPlayer();
    expect($wanted.get()).toEqual({ id: 'python', name: 'Python', category: '' });
    expect($savedState.get()?.description).toBe('De la page.');

    visit('?formationId=python&nom=Python', encodeState(PYTHON, 'De l’historique.'));
    openPlayer();
    expect($savedState.get()?.description).toBe('De l’historique.');
  });

  test.each([
    { why: 'another course', query: '?formationId=java' },
    { why: 'no course', query: '' },
    { why: 'an empty course', query: '?formationId=' },
    { why: 'another case', query: '?formationId=PYTHON' },
  ])('an address of $why has no saved state', ({ query }) => {
    rememberCourse(PYTHON, '');
    visit(query);
    openPlayer();
    expect($savedState.get()).toBeUndefined();
  });

  test('a state found earlier does not stay', () => {
    rememberCourse(PYTHON, '');
    visit('?formationId=python');
    openPlayer();
    visit('?formationId=java');
    openPlayer();
    expect($savedState.get()).toBeUndefined();
  });
});

describe('the course of this page is kept for the next one', () => {
  test('whole for /course, as a navigation state for /v2/course', () => {
    rememberCourse(PYTHON, 'Un cours complet.');
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'course-state-python',
      'courseDetails',
    ]);
    openDetail();
    expect($savedCourse.get()).toEqual(PYTHON);
    visit('?formationId=python');
    openPlayer();
    const { id, name, category, bannerUrl, price } = PYTHON;
    const description = 'Un cours complet.';
    expect($savedState.get()).toEqual({ id, name, category, bannerUrl, price, description });
  });

  test('B-002 a blocked storage keeps nothing, and breaks nothing', async () => {
    blockStorage('sessionStorage');
    rememberCourse(PYTHON, '');
    visit('?formationId=python');
    openDetail();
    openPlayer();
    expect([$savedCourse.get(), $savedState.get()]).toEqual([undefined, undefined]);
    await publish('course', { courseDetails: { description: 'Long.' } });
    await loadDetails(PYTHON);
    expect($details.get()).toEqual({
      status: 'ready',
      data: { description: 'Long.', benefits: [] },
    });
  });
});

describe('the texts come from storage, else are fetched and stored (D5)', () => {
  test('fetched once, then from the storage', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    await publish('course', { courseDetails: { description: 'Long.', benefits: ['Lire'] } });
    fetch.mockClear();
    await loadDetails(PYTHON);
    const first = $details.get();
    expect(first).toEqual({ status: 'ready', data: { description: 'Long.', benefits: ['Lire'] } });
    expect(JSON.parse(sessionStorage.getItem(KEYS.courseFields) ?? '')).toEqual({
      courseId: 'python',
      fields: { description: 'Long.', benefits: ['Lire'] },
    });
    await loadDetails(PYTHON);
    expect($details.get()).toEqual(first);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('those of another course are asked for, and take the place', async () => {
    await publish('course', { courseDetails: { description: 'Long.' } });
    await loadDetails(PYTHON);
    await publish('course', { courseDetails: { description: 'Java.' } });
    await loadDetails(course('java'));
    expect($details.get().data?.description).toBe('Java.');
    expect(sessionStorage.getItem(KEYS.courseFields)).toContain('"courseId":"java"');
  });

  test('empty fields are asked for again the next time', async () => {
    await publish('course', { courseDetails: {} });
    await loadDetails(PYTHON);
    expect($details.get()).toEqual({ status: 'ready', data: { benefits: [] } });
    await publish('course', { courseDetails: { description: 'Long.' } });
    await loadDetails(PYTHON);
    expect($details.get().data?.description).toBe('Long.');
  });

  test('« Late answers never overwrite newer ones »', async () => {
    const answer = holdFetch();
    const old = loadDetails(PYTHON);
    await vi.waitFor(() => expect(answer.python).toBeDefined());
    await vi.waitFor(() => {
      void loadDetails(course('java'));
      expect(answer.java).toBeDefined();
    });
    expect($details.get()).toEqual({ status: 'loading', data: undefined });
    answer.java?.('Java.');
    await vi.waitFor(() => expect($details.get().data?.description).toBe('Java.'));
    answer.python?.('Python.');
    await old;
    expect($details.get().data?.description).toBe('Java.');
  });

  test('the texts of a course are not shown for the next one', async () => {
    await publish('course', { courseDetails: { description: 'Long.' } });
    await loadDetails(PYTHON);
    holdFetch();
    void loadDetails(course('java'));
    expect($details.get()).toEqual({ status: 'loading', data: undefined });
  });
});

describe('the sections have one query per course (N19)', () => {
  test('one query for a course, another for the next', () => {
    expect(sectionsOf(PYTHON)).toBe(sectionsOf({ ...PYTHON, name: 'Renommé' }));
    expect(sectionsOf(PYTHON)).not.toBe(sectionsOf(course('java')));
  });

  test('asks for the sections of that course', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    await publish('course', { sections: [{ id: 's-1', title: 'Un' }] });
    await listenTo(sectionsOf(course('c/1', { name: 'C++' })), async (get) => {
      await hurry(() => expect(get().status).toBe('ready'));
      expect(get().data).toMatchObject([{ id: 's-1', title: 'Un' }]);
    });
    expect(String(fetch.mock.calls.at(-1)?.[0])).toMatch(/\/courseSections\?id=c%2F1&nom=C%2B%2B$/);
  });
});

describe('what the learner holds', () => {
  test.each([
    { fault: 's401', calls: 1, status: 'ready', why: 'nobody is logged in: nothing to retry' },
    { fault: 's403', calls: 4, status: 'failed', why: 'three retries' },
    { fault: 'offline', calls: 4, status: 'failed', why: 'three retries' },
    { fault: 'html200', calls: 4, status: 'failed', why: 'three retries' },
  ])('$fault: $calls calls, then $status; $why', async ({ fault, calls, status }) => {
    askServiceAt('account', faultAddress('s401'));
    await listenTo(subscriptions, (get) => hurry(() => expect(get().status).toBe('ready')));
    askServiceAt('account', faultAddress(fault));
    const fetch = vi.spyOn(window, 'fetch');
    await listenTo(subscriptions, async (get) => {
      await hurry(() => expect(get().status).toBe(status));
      expect(fetch).toHaveBeenCalledTimes(calls);
      expect(get().data ?? []).toEqual([]);
    });
  });
});

test('what is held opens its course; a forged record in the storage opens nothing', async () => {
  sessionStorage.setItem('Subscriptions', '[{"courseId":"java","type":"full"}]');
  localStorage.setItem('Subscriptions', '{"Message":[{"courseId":"java","type":"full"}]}');
  onTestFinished(() => localStorage.clear());
  await publish('account', { Message: [{ courseId: 'python', type: 'full' }] });
  await listenTo(subscriptions, async (get) => {
    await hurry(() => expect(get().data).toHaveLength(1));
    const held = get().data ?? [];
    expect(canWatch(PYTHON, held)).toBe(true);
    expect(canWatch(course('java'), held)).toBe(false);
  });
});

/** The network answers when the test says so, course by course. */
function holdFetch(): Partial<Record<Course['id'], (description: string) => void>> {
  const answers: Partial<Record<string, (description: string) => void>> = {};
  vi.spyOn(window, 'fetch').mockImplementation(
    (address) =>
      new Promise((resolve) => {
        const id = new URL(String(address)).searchParams.get('courseId') ?? '';
        answers[id] = (description) => resolve(Response.json({ courseDetails: { description } }));
      }),
  );
  return answers;
}
