import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { progressIn } from '../../../src/rules/course/page/progress.ts';
import * as progress from '../../../src/stores/course/progress.ts';
import { run } from '../../../src/stores/site/consent.ts';
import { blockStorage, fillStorage, find, silence } from '../../browser/page.ts';

const PYTHON = { id: 'python', name: 'Python', sections: ['s-1', 's-2'] };
const JAVA = { id: 'java', name: 'Java', sections: ['s-1', 's-2', 's-3'] };

beforeEach(() => progress.$progress.set(undefined));

test('a section that is seen is kept for the session, and for good after consent (D20, V7)', () => {
  progress.markSeen(PYTHON, 's-1', true);
  expect(localStorage.getItem(KEYS.courseProgress)).toBeNull();
  expect(seenOf(sessionStorage)).toEqual(['s-1']);
  const button = document.createElement('button');
  button.dataset.consent = 'accept';
  run(button);
  expect(seenOf(localStorage)).toEqual(['s-1']);
  progress.markSeen(PYTHON, 's-1', false);
  expect(seenOf(localStorage)).toEqual([]);
});

test('a video goes on where it was left, each on its own (M7)', () => {
  progress.leaveVideo(PYTHON, 's-1', { seconds: 42, duration: 100 });
  progress.markSeen(PYTHON, 's-2', true);
  progress.readProgress();
  expect([
    progress.placeOf(PYTHON, 's-1'),
    progress.placeOf(PYTHON, 's-2'),
    progress.placeOf(JAVA, 's-1'),
  ]).toEqual([42, 0, 0]);
});

test('home says what was seen, and offers the course that is not finished (D21, H15)', () => {
  document.body.innerHTML =
    '<aside class="course-resume" hidden><p><strong></strong><span></span></p><a href="/"></a></aside>';
  progress.offerCourse();
  expect(find('aside').hidden).toBe(true);
  progress.leaveVideo(JAVA, 's-1', { seconds: 42, duration: 100 });
  progress.markSeen(PYTHON, 's-1', true);
  progress.markSeen(PYTHON, 's-2', true);
  expect([...progress.begunCourses()]).toEqual([
    ['python', 'Toutes les sections sont vues'],
    ['java', ''],
  ]);
  progress.offerCourse();
  expect(find('aside').textContent).toBe('JavaVous venez de commencer');
  expect(find('a').getAttribute('href')).toBe('/v2/course?formationId=java&nom=Java');
});

test('a course that was bought is offered from its first opening, and keeps what was seen of it (H15)', () => {
  document.body.innerHTML =
    '<aside class="course-resume" hidden><p><strong></strong><span></span></p><a href="/"></a></aside>';
  progress.followCourse(PYTHON);
  progress.offerCourse();
  expect(find('aside').textContent).toBe('PythonVous venez de commencer');
  progress.markSeen(PYTHON, 's-1', true);
  progress.followCourse(PYTHON);
  progress.offerCourse();
  expect(find('aside').textContent).toBe('Python1 section vue sur 2');
});

test('a record of another shape counts as none, and is written anew (V13)', () => {
  sessionStorage.setItem(KEYS.courseProgress, '{"python":1}');
  expect([...progress.begunCourses()]).toEqual([]);
  progress.markSeen(PYTHON, 's-1', true);
  expect(seenOf(sessionStorage)).toEqual(['s-1']);
});

test('a section that has left the course is not counted, here and on home', () => {
  progress.markSeen(PYTHON, 's-1', true);
  progress.markSeen({ ...PYTHON, sections: ['s-2', 's-3'] }, 's-2', true);
  expect([...progress.begunCourses()]).toEqual([['python', '1 section vue sur 2']]);
});

describe('a storage that takes nothing (V13)', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    // A write that succeeds: the next test starts from the storage.
    progress.markSeen(PYTHON, 's-1', false);
  });

  test.each([
    ['blocked', () => blockStorage('sessionStorage')],
    ['full', fillStorage],
  ])('%s: what was marked stays marked on this page', (_, stop) => {
    silence();
    stop();
    progress.markSeen(PYTHON, 's-1', true);
    progress.leaveVideo(PYTHON, 's-2', { seconds: 42, duration: 100 });
    progress.markSeen(PYTHON, 's-2', true);
    expect(progressIn(progress.$progress.get(), PYTHON).seen).toEqual(['s-1', 's-2']);
    expect(progress.placeOf(PYTHON, 's-2')).toBe(42);
  });
});

function seenOf(area: Storage): unknown {
  return JSON.parse(area.getItem(KEYS.courseProgress) ?? 'null')[0].seen;
}
