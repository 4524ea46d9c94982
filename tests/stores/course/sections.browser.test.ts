import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionsOf } from '../../../src/stores/course/sections.ts';
import { publish } from '../../api/service.ts';
import { silence, stopClocks } from '../../browser/page.ts';
import { course, hurry } from '../../islands/catalogue.ts';
import { listenTo } from '../scripted-call.ts';

const PYTHON = course('python');

stopClocks();
beforeEach(silence);

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
