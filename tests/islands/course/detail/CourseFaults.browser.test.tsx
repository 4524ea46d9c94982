import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { $details } from '../../../../src/stores/course/details.ts';
import { rememberCourse } from '../../../../src/stores/course/opened.ts';
import { subscriptions } from '../../../../src/stores/course/subscriptions.ts';
import { DELAYS, PARTLY_GOOD, REFUSALS, UNREADABLE } from '../../../api/faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from '../../../api/service.ts';
import { silence } from '../../../browser/page.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { course, hurry, press } from '../../catalogue.ts';
import { FAILURES, locked, openCoursePages } from '../../course-page.ts';
import { doubt, named, PAGE_CALLS } from './faults-page.tsx';

const NO_SECTION = 'Aucune section ajoutée.';
const NOTES = ['Description indisponible', 'Avantages indisponibles'];

/** Bodies that fifty thousand items make are for the decoders alone (tests/api). */
const SMALL = PARTLY_GOOD.filter(({ fault }) => fault !== 'huge');

const noSection = page.getByText(NO_SECTION);
const retry = page.getByRole('button', { name: 'Réessayer' });

openCoursePages();

beforeEach(() => {
  silence();
  askServiceAt('account', faultAddress('good'));
});

describe('a course service that never answered, a course known from the page before', () => {
  test.each(named('A', PAGE_CALLS, FAILURES))(
    '$id $fault: the three sentences, and « Réessayer » brings the sections',
    async ({ id, fault }) => {
      askServiceAt('course', faultAddress(fault));
      await open(id);
      await hurry(() => expect(notes()).toEqual(NOTES));
      await hurry(() => expect(noSection.elements()).toHaveLength(1));
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(id);
      expect(page.getByRole('alert').elements()).toHaveLength(0);

      askServiceAt('course', faultAddress('good'));
      press(retry);
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

test.each(named('A', ['subscriptions'], [...REFUSALS, ...UNREADABLE]))(
  'what the learner holds cannot be had: « paid sections stay locked (fail closed) »: $id $fault',
  async ({ id, fault, ...one }) => {
    askServiceAt('course', faultAddress('good'));
    askServiceAt('account', faultAddress(fault, 'note' in one ? one.note : '-'));
    await open(id);
    // Nobody is logged in (401): that is an answer.
    const isKnown = fault === 's401';
    await hurry(() => expect(subscriptions.$state.get().status).toBe(isKnown ? 'ready' : 'failed'));
    await hurry(() => expect(doubt.elements()).toHaveLength(isKnown ? 0 : 1));
    await hurry(() => expect(locked()).toHaveLength(2));
  },
);

/** A course of its own for the test, which the page before left in the storage. */
function open(id: string) {
  rememberCourse(course(id, { name: id }), '');
  visit(`?formationId=${encodeURIComponent(id)}`);
  return render(<CoursePlayer categories={[]} />);
}

function notes(): (string | null)[] {
  return [...document.querySelectorAll('.quiet-note')].map((note) => note.textContent);
}

function sentences(): Element[] {
  return noSection.elements();
}

function titles(): (string | null)[] {
  return [...document.querySelectorAll('.section h3')].map((title) => title.textContent);
}
