import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { $details } from '../../../../src/stores/course/details.ts';
import { rememberCourse } from '../../../../src/stores/course/opened.ts';
import { sectionsOf } from '../../../../src/stores/course/sections.ts';
import { subscriptions } from '../../../../src/stores/course/subscriptions.ts';
import { PAGE_PARTLY_GOOD } from '../../../api/course-faults.cases.ts';
import {
  type Call,
  cellId,
  DELAYS,
  type Fault,
  REFUSALS,
  UNREADABLE,
} from '../../../api/faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from '../../../api/service.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { course, hurry } from '../../catalogue.ts';
import { locked, openCoursePages, settle } from '../../course-page.ts';
import { watchStillness } from '../../no-layout-change.ts';

const NO_SECTION = 'Aucune section ajoutée.';
const NOTES = ['Description indisponible', 'Avantages indisponibles'];
/** Bodies that fifty thousand items make are for the decoders alone (tests/api). */
const SMALL = PAGE_PARTLY_GOOD.filter(({ fault }) => fault !== 'huge');
const PAGE_CALLS = ['details', 'sections'] as const;
const ALL_CALLS = [...PAGE_CALLS, 'subscriptions'] as const;

const doubt = page.getByText(/^Vos achats n’ont pas pu être vérifiés/);
const noSection = page.getByText(NO_SECTION);
const retry = page.getByRole('button', { name: 'Réessayer' });

openCoursePages();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  askServiceAt('account', faultAddress('good'));
});

describe('a course service that never answered, a course known from the page before', () => {
  test.each(named('A', PAGE_CALLS, [...REFUSALS, ...UNREADABLE]))(
    '$id $fault: the three sentences, and « Réessayer » brings the sections',
    async ({ id, fault, ...one }) => {
      askServiceAt('course', faultAddress(fault, 'note' in one ? one.note : '-'));
      await open(id);
      await hurry(() => expect(notes()).toEqual(NOTES));
      await hurry(() => expect(noSection.elements()).toHaveLength(1));
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(id);
      expect(page.getByRole('alert').elements()).toHaveLength(0);

      askServiceAt('course', faultAddress('good'));
      await retry.click();
      await hurry(() => expect(titles()).toEqual(['Section a', 'Section b']));
      await expect.element(noSection).not.toBeInTheDocument();
    },
  );

  test.each(named('A', PAGE_CALLS, DELAYS))(
    '$id $fault: no sentence before it has settled, then what comes',
    async ({ id, fault }) => {
      askServiceAt('course', faultAddress(fault, id));
      await open(id);
      if (fault !== 'drip') {
        // The catalogue and the details: the sections wait for the price.
        await hurry(async () => expect(await heldCalls(id)).toBe(2));
        expect(notes()).toEqual([]);
        expect(noSection.elements()).toHaveLength(0);
        await hurry(() => expect(page.getByText(/^Connexion lente/).elements()).toHaveLength(1));
        askServiceAt('course', faultAddress(fault === 'hang' ? 'offline' : 'good'));
        await releaseCalls(id);
      }
      if (fault === 'hang') await hurry(() => expect([...notes(), ...sentences()]).toHaveLength(3));
      else await hurry(() => expect(titles()).toEqual(['Section a', 'Section b']));
    },
  );

  test.each(named('A', PAGE_CALLS, SMALL))(
    '$id $fault: what is good is shown, as text',
    async ({ id, fault, details, sections }) => {
      askServiceAt('course', faultAddress(fault));
      const { container } = await open(id);
      await hurry(() => expect(titles()).toHaveLength((sections.kept as unknown[]).length));
      await hurry(() => expect($details.get()).toEqual({ status: 'ready', data: details.kept }));
      const { benefits } = details.kept as { benefits: string[] };
      await hurry(() =>
        expect(container.querySelectorAll('.benefits li')).toHaveLength(new Set(benefits).size),
      );
      expect(container.querySelector('[src="x"], [src^="javascript:"], [src^="data:"]')).toBeNull();
    },
  );
});

describe('what the learner holds cannot be had: « paid sections stay locked (fail closed) »', () => {
  test.each(named('A', ['subscriptions'], [...REFUSALS, ...UNREADABLE]))(
    '$id $fault',
    async ({ id, fault, ...one }) => {
      askServiceAt('course', faultAddress('good'));
      askServiceAt('account', faultAddress(fault, 'note' in one ? one.note : '-'));
      await open(id);
      // Nobody is logged in (401): that is an answer.
      const isKnown = fault === 's401';
      await hurry(() =>
        expect(subscriptions.$state.get().status).toBe(isKnown ? 'ready' : 'failed'),
      );
      await hurry(() => expect(doubt.elements()).toHaveLength(isKnown ? 0 : 1));
      await hurry(() => expect(locked()).toHaveLength(2));
    },
  );
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

  test('the details are those of the storage when the page is opened again', async () => {
    await openWell();
    askServiceAt('course', faultAddress('offline'));
    const fetch = vi.spyOn(window, 'fetch');
    await render(<CoursePlayer categories={[]} />);
    await expect.element(page.getByText('Un cours complet.').first()).toBeVisible();
    const asked = fetch.mock.calls.filter(([url]) => String(url).includes('/courseDetails'));
    expect(asked).toEqual([]);
  });

  // The session is over: what it held is not the visitor's any more (src/api/account.ts).
  test('A2-071 s401 locks the sections again', async () => {
    await openWell();
    askServiceAt('account', faultAddress('s401'));
    await hurry(() => expect(locked()).toHaveLength(2));
    expect(doubt.elements()).toHaveLength(0);
  });
});

/** One test for several calls of a fault: `A-073, A-097`. */
function named<Row extends Fault>(group: 'A' | 'A2', calls: readonly Call[], rows: readonly Row[]) {
  return rows.map((one) => {
    // Row 6, 401, is said of what is held in a test of its own.
    const named = calls.filter(
      (call) => !(group === 'A2' && call === 'subscriptions' && one.row === 6),
    );
    return { ...one, id: named.map((call) => cellId(group, call, one.row)).join(', ') };
  });
}

/** A course of its own for the test, which the page before left in the storage. */
function open(id: string) {
  rememberCourse(course(id, { name: id }), '');
  visit(`?formationId=${encodeURIComponent(id)}`);
  return render(<CoursePlayer categories={[]} />);
}

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

function notes(): (string | null)[] {
  return [...document.querySelectorAll('.quiet-note')].map((note) => note.textContent);
}

function sentences(): Element[] {
  return noSection.elements();
}

function titles(): (string | null)[] {
  return [...document.querySelectorAll('details h3')].map((title) => title.textContent);
}
