import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { courseStateKey } from '../../../src/browser/platform/storage.ts';
import type { LegacyCourse } from '../../../src/rules/course/legacy.ts';
import { $opened, openLegacy, videosOf } from '../../../src/stores/course/legacy.ts';
import { $savesData } from '../../../src/stores/site/device.ts';
import { encodeLegacyState } from '../../../src/wire/legacy.ts';
import { publish } from '../../api/service.ts';
import {
  blockStorage,
  fillStorage,
  POISONS,
  setSavesData,
  silence,
  stopClock,
} from '../../browser/page.ts';
import { hurry } from '../../islands/catalogue.ts';
import { visit } from '../poisoned-records.ts';

const PACKS = [legacy('python'), legacy('web')];
const KEY = courseStateKey('web');

beforeEach(() => {
  stopClock();
  silence();
});

describe('the course comes from the navigation state or the address (L2)', () => {
  test.each([
    { given: 'a pack', query: '?courseId=web', title: 'Pack web' },
    { given: 'another course', query: '?courseId=java', title: undefined },
    { given: 'another parameter', query: '?formationId=web', title: undefined },
    { given: 'another case', query: '?courseId=WEB', title: undefined },
    // The matrix, in its order.
    { given: 'U-061 absent', query: '', title: undefined },
    { given: 'U-062 empty', query: '?courseId=', title: undefined },
    { given: 'U-063 malformed-%', query: '?courseId=%E0%A4%A', title: undefined },
    { given: 'U-064 double-encoded', query: '?courseId=%2577eb', title: undefined },
    { given: 'U-065 javascript:', query: '?courseId=javascript:alert(1)', title: undefined },
    { given: 'U-066 //evil.tld', query: '?courseId=//evil.tld', title: undefined },
    { given: 'U-067 ../..', query: '?courseId=../..', title: undefined },
    { given: 'U-068 10,000 chars', query: `?courseId=${'a'.repeat(10_000)}`, title: undefined },
    { given: 'U-069 emoji+RLO', query: '?courseId=😀\u202Ebew', title: undefined },
    { given: 'U-070 __proto__', query: '?courseId=__proto__', title: undefined },
    { given: 'U-071 <script>', query: '?courseId=<script>alert(1)</script>', title: undefined },
    { given: 'U-072 repeated', query: '?courseId=web&courseId=java', title: 'Pack web' },
  ])('$given', ({ query, title }) => {
    visit(query);
    openLegacy(PACKS);
    expect($opened.get()).toEqual({ course: PACKS.find((pack) => pack.title === title) });
    expect(Object.keys(sessionStorage)).toEqual(title ? [KEY] : []);
  });

  test('the state of the history entry, then that of the storage, then the pack', () => {
    visit('?courseId=web', encodeLegacyState(legacy('web', 'De l’historique')));
    openLegacy(PACKS);
    expect($opened.get()?.course?.title).toBe('De l’historique');
    visit('?courseId=web');
    openLegacy(PACKS);
    expect($opened.get()?.course?.title).toBe('De l’historique');
    sessionStorage.clear();
    openLegacy(PACKS);
    expect($opened.get()?.course).toBe(PACKS[1]);
  });

  test('a state alone, without courseId, and of a course that is no pack', () => {
    visit('', encodeLegacyState(legacy('java', 'Java')));
    openLegacy(PACKS);
    expect($opened.get()?.course?.title).toBe('Java');
    visit('?courseId=java');
    openLegacy(PACKS);
    expect($opened.get()?.course?.title).toBe('Java');
  });

  test('the state of another course is not shown', () => {
    visit('?courseId=web', encodeLegacyState(legacy('java', 'Java')));
    openLegacy(PACKS);
    expect($opened.get()?.course).toBe(PACKS[1]);
  });

  test('what was found does not stay for the next address', () => {
    visit('?courseId=web');
    openLegacy(PACKS);
    visit('?courseId=java');
    openLegacy(PACKS);
    expect($opened.get()).toEqual({ course: undefined });
  });
});

// S-017 to S-024 for the storage, S-065 to S-072 for the history, in the order of the matrix.
describe.each(POISONS.map((one, index) => ({ ...one, index })))(
  '$poison',
  ({ text, index, ...one }) => {
    test(`S-0${17 + index} in the storage: ignored, and repaired`, () => {
      sessionStorage.setItem(KEY, text);
      visit('?courseId=web');
      openLegacy(PACKS);
      expect($opened.get()?.course).toBe(PACKS[1]);
      expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({ title: 'Pack web' });
    });

    test(`S-0${65 + index} in the history: ignored`, () => {
      visit('?courseId=web', 'parsed' in one ? JSON.parse(text) : text);
      openLegacy(PACKS);
      expect($opened.get()?.course).toBe(PACKS[1]);
    });
  },
);

test('B-044 the storage is blocked: the page works, nothing is kept', () => {
  blockStorage('sessionStorage');
  visit('?courseId=web');
  openLegacy(PACKS);
  expect($opened.get()?.course).toBe(PACKS[1]);
});

test('B-045 the storage is full: the page works, the console says so', () => {
  fillStorage();
  visit('?courseId=web');
  openLegacy(PACKS);
  expect($opened.get()?.course).toBe(PACKS[1]);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('B-056 the page knows whether the visitor saves data', () => {
  setSavesData(true);
  openLegacy(PACKS);
  expect($savesData.get()).toBe(true);
});

describe('the videos have one query per course (N19)', () => {
  test('one query for a course, another for the next', () => {
    expect(videosOf('web')).toBe(videosOf('web'));
    expect(videosOf('web')).not.toBe(videosOf('python'));
  });

  test('asks for version 1 of that course', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    await publish('course', { courses: [{ videos: [{ videoName: 'Un' }] }] });
    fetch.mockClear();
    onTestFinished(videosOf('c/1').$state.listen(() => {}));
    await hurry(() =>
      expect(videosOf('c/1').$state.get()).toMatchObject({
        status: 'ready',
        data: [{ name: 'Un', link: undefined, description: '' }],
      }),
    );
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/course\?version=1&courseId=c%2F1$/);
  });
});

function legacy(id: string, title = `Pack ${id}`): LegacyCourse {
  return { id, title, description: 'Trois vidéos.', bannerUrl: undefined };
}
