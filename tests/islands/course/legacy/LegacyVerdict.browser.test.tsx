import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LegacyCourse } from '../../../../src/islands/course/legacy/LegacyCourse.tsx';
import type { LegacyCourse as Course } from '../../../../src/rules/course/legacy.ts';
import { EMPTY_VERDICT_MS } from '../../../../src/rules/poll.ts';
import { $opened, videosOf } from '../../../../src/stores/course/legacy.ts';
import { askCoursesAt, faultAddress, publish } from '../../../api/service.ts';
import { hurry, stopClock } from '../../catalogue.ts';
import { until } from '../../course-page.ts';
import { ADDRESS, names, open, spinner } from './legacy-page.tsx';

const empty = page.getByText('Aucune section ajoutée.');
const missing = page.getByRole('heading', { level: 1, name: 'Aucune formation trouvée.' });
const retry = page.getByRole('button', { name: 'Réessayer' });

let count = 0;

beforeEach(() => {
  stopClock();
  document.title = 'Tutoriel vidéo gratuit · Jàngal';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  $opened.set(undefined);
  sessionStorage.clear();
  history.replaceState(null, '', ADDRESS);
});

describe('the empty verdict', () => {
  test('waits 1,000 ms after the answer, with a spinner', async () => {
    const course = pack();
    await publish('course', { courses: [] });
    await open(course);
    await until(() => expect(spinner.elements()).toHaveLength(1));
    await until(() => expect(videosOf(course.id).$state.get().status).toBe('ready'));
    await act(async () => {});
    await vi.advanceTimersByTimeAsync(EMPTY_VERDICT_MS - 1);
    await expect.element(empty).not.toBeInTheDocument();
    await expect.element(spinner).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(empty).toBeVisible();
    await expect.element(spinner).not.toBeInTheDocument();
    await expect.element(retry).not.toBeInTheDocument();
  });

  test('goes when the videos come with a later poll', async () => {
    await publish('course', { courses: [] });
    await open(pack());
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    askCoursesAt(faultAddress('good'));
    await hurry(() => expect(names()).toHaveLength(2));
    await expect.element(empty).not.toBeInTheDocument();
  });
});

describe('a course that nobody knows', () => {
  test.each(['?courseId=inconnu', '?courseId=', ''])(
    '%s: « Aucune formation trouvée. », and no call',
    async (query) => {
      const fetch = vi.spyOn(window, 'fetch');
      history.replaceState(null, '', `${window.location.pathname}${query}`);
      await render(<LegacyCourse packs={[pack()]} />);
      await expect.element(missing).toBeVisible();
      await expect.element(spinner).not.toBeInTheDocument();
      expect(document.title).toBe('Tutoriel vidéo gratuit · Jàngal');
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

function pack(fields: Partial<Course> = {}): Course {
  const id = `pack-lent-${count++}`;
  return { id, title: `Pack ${id}`, description: 'Trois vidéos.', bannerUrl: undefined, ...fields };
}
