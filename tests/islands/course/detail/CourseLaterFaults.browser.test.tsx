import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { sectionsOf } from '../../../../src/stores/course/sections.ts';
import { subscriptions } from '../../../../src/stores/course/subscriptions.ts';
import { DELAYS, REFUSALS } from '../../../api/faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from '../../../api/service.ts';
import { silence } from '../../../browser/page.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { hurry } from '../../catalogue.ts';
import { locked, openCoursePages, settle } from '../../course-page.ts';
import { watchStillness } from '../../no-layout-change.ts';
import { doubt, named, PAGE_CALLS } from './faults-page.tsx';

const ALL_CALLS = [...PAGE_CALLS, 'subscriptions'] as const;

openCoursePages();

beforeEach(() => {
  silence();
  askServiceAt('account', faultAddress('good'));
});

describe('after one good answer', () => {
  const rows = named('A2', ALL_CALLS, REFUSALS);
  test.each(rows)('$id $fault: the good data stays, nothing moves', async ({ fault, note }) => {
    const { expectStill, ask } = await openWell();
    ask(fault, note);
    await hurry(() => expect(statuses(fault)).toEqual(['failed', 'failed', 'failed']));
    expectStill();
  });

  test.each(named('A2', ALL_CALLS, DELAYS))(
    '$id $fault: the good data stays, nothing moves',
    async ({ id, fault }) => {
      const { expectStill, ask } = await openWell();
      ask(fault, id);
      const fetch = vi.spyOn(window, 'fetch');
      if (fault === 'drip') await hurry(() => expect(fetch.mock.calls.length).toBeGreaterThan(5));
      // The catalogue, the sections and what is held; the details are not asked for again.
      else await hurry(async () => expect(await heldCalls(id)).toBe(3));
      expectStill();
      ask('good');
      await releaseCalls(id);
      await hurry(() => expect(statuses()).toEqual(['ready', 'ready', 'ready']));
      expectStill();
    },
  );

  // The session is over: what it held is not the visitor's any more (src/api/account.ts).
  test('A2-071 s401 locks the sections again', async () => {
    await openWell();
    askServiceAt('account', faultAddress('s401'));
    await hurry(() => expect(locked()).toHaveLength(2));
    expect(doubt.elements()).toHaveLength(0);
  });
});

/** A page that was answered, its sections open, where someone reads; it must then be left alone. */
async function openWell() {
  const ask = (fault: string, note?: string) => {
    askServiceAt('course', faultAddress(fault, note));
    askServiceAt('account', faultAddress(fault === 's401' ? 'good' : fault, note));
  };
  ask('good');
  visit('?formationId=a');
  const { container } = await render(
    <>
      <div style={{ height: '3000px' }} />
      <CoursePlayer categories={[]} />
      <div style={{ height: '3000px' }} />
    </>,
  );
  await hurry(() => {
    expect(statuses()).toEqual(['ready', 'ready', 'ready']);
    expect(page.getByText('Bien.').elements()).toHaveLength(2);
    expect(page.getByText('Un cours complet.').elements()).toHaveLength(1);
  });
  await settle();
  const summary = container.querySelector('summary') as HTMLElement;
  const expectStill = watchStillness(container, summary);
  return { expectStill, ask };
}

/** The catalogue, the sections, and what is held; a 401 is no failure of the last. */
function statuses(fault?: string): string[] {
  const held = subscriptions.$state.get().status;
  return [
    courses.$state.get().status,
    sectionsOf({ id: 'a', name: '' }).$state.get().status,
    fault === 's401' ? 'failed' : held,
  ];
}
