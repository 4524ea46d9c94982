import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { $details, loadDetails } from '../../../src/stores/course/details.ts';
import {
  $savedCourse,
  $savedState,
  $wanted,
  openDetail,
  openPlayer,
  rememberCourse,
} from '../../../src/stores/course/opened.ts';
import { encodeState } from '../../../src/wire/saved.ts';
import { publish } from '../../api/service.ts';
import { blockStorage, silence, stopClocks } from '../../browser/page.ts';
import { course } from '../../islands/catalogue.ts';
import { proveAddresses } from '../addresses.ts';
import { proveRecords, visit } from '../poisoned-records.ts';

const PYTHON = course('python', { bannerUrl: '/media/python.svg' });

stopClocks();
beforeEach(silence);

beforeEach(() => {
  $details.set({ status: 'loading', data: undefined });
});

afterEach(() => {
  $savedCourse.set(undefined);
  $savedState.set(undefined);
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
    const texts = { description, benefits: [] };
    expect($savedState.get()).toEqual({ id, name, category, bannerUrl, price, ...texts });
  });

  test('on the device after acceptance, so that a new tab finds it (D2)', () => {
    keepChoice(true);
    rememberCourse(PYTHON, 'Un cours complet.');
    expect(sessionStorage).toHaveLength(0);
    openDetail();
    expect($savedCourse.get()).toEqual(PYTHON);
    visit('?formationId=python');
    openPlayer();
    expect($savedState.get()?.description).toBe('Un cours complet.');
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
