import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import type { Course } from '../../../src/rules/course/course.ts';
import { $details, loadDetails } from '../../../src/stores/course/details.ts';
import { publish } from '../../api/service.ts';
import { silence, stopClocks } from '../../browser/page.ts';
import { course } from '../../islands/catalogue.ts';

const PYTHON = course('python');

stopClocks();
beforeEach(silence);

beforeEach(() => {
  $details.set({ status: 'loading', data: undefined });
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
