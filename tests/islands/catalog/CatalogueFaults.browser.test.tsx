import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CatalogFilters } from '../../../src/islands/catalog/CatalogFilters.tsx';
import { CatalogSearch } from '../../../src/islands/catalog/CatalogSearch.tsx';
import { CourseList } from '../../../src/islands/catalog/CourseList.tsx';
import { categories, courses } from '../../../src/stores/course/catalog.ts';
import { cellId, DELAYS, PARTLY_GOOD, REFUSALS } from '../../api/faults.cases.ts';
import { askCoursesAt, faultAddress, heldCalls, releaseCalls } from '../../api/service.ts';
import { stopClocks } from '../../browser/page.ts';
import { hurry, press } from '../catalogue.ts';
import { watchStillness } from '../no-layout-change.ts';

const NONE: never[] = [];
const SUBJECTS = ['categories', 'courses'] as const;
const QUERIES = { categories, courses };

const cards = page.getByRole('article');
const failure = page.getByText('Mise à jour impossible.', { exact: false });
const category = page.getByRole('combobox', { name: 'Catégorie' });

stopClocks();

// First: what has answered once stays known.
test('A-001 and A-025: a service that never answered', async () => {
  askCoursesAt(faultAddress('offline'));
  await open();
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  await expect.element(failure).not.toBeInTheDocument();
  await hurry(() => expect(statuses()).toEqual(['failed', 'failed']));

  await expect.element(page.getByText('Aucune formation disponible pour le moment.')).toBeVisible();
  await expect.element(page.getByText('Chargement…')).not.toBeInTheDocument();
  await expect.element(category).toHaveDisplayValue('Chargement des categories...');
  await page.getByRole('combobox', { name: /^Vous cherchez/ }).fill('python');
  await expect.element(page.getByText('Aucun resultat')).toBeVisible();

  askCoursesAt(faultAddress('good'));
  press(page.getByRole('button', { name: 'Réessayer' }));
  await expect.element(cards.first()).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

describe.each(SUBJECTS)('%s, after one good answer', (subject) => {
  const named = <Row extends { row: number }>(rows: readonly Row[]) =>
    rows.map((one) => ({ ...one, id: cellId('A2', subject, one.row) }));

  test.each(named(REFUSALS))('$id $fault: the good data stays, nothing moves', async (one) => {
    const { data, expectStill } = await openWell(subject);
    askCoursesAt(faultAddress(one.fault, one.note));
    await hurry(() => expect(statuses()).toEqual(['failed', 'failed']));
    await expect.element(failure).toBeVisible();
    expect(QUERIES[subject].$state.get().data).toEqual(data);
    expectStill();
    await recover();
    expectStill();
  });

  test.each(named(DELAYS))(
    '$id $fault: the good data stays, nothing moves',
    async ({ id, fault }) => {
      const { data, expectStill } = await openWell(subject);
      const told = vi.fn();
      const stop = QUERIES[subject].$state.listen(told);
      askCoursesAt(faultAddress(fault, id));
      if (fault !== 'drip') {
        await hurry(async () => expect(await heldCalls(id)).toBe(SUBJECTS.length));
        expect(QUERIES[subject].$state.get()).toEqual({ status: 'ready', data });
        expectStill();
        askCoursesAt(faultAddress('good'));
        await releaseCalls(id);
      }
      await hurry(() => expect(told).toHaveBeenCalled());
      expectStill();
      stop();
      await recover();
    },
  );
});

// Fifty thousand courses are in CourseList's own test; as many categories are for the decoder alone.
const SMALL = PARTLY_GOOD.filter(({ fault }) => fault !== 'huge');

test.each(SMALL)('content, $fault: what is good is shown', async (one) => {
  askCoursesAt(faultAddress(one.fault));
  await open();
  const ids = one.courses.kept.map((id) => `formation-${id}`);
  await hurry(() => {
    expect(cards.elements().map(({ id }) => id)).toEqual(ids);
    // « Toutes » stands before them.
    expect(category.element()).toHaveLength(one.categories.kept.length + 1);
  });
  expect(document.querySelector('[src="x"], [src^="javascript:"], [src^="data:"]')).toBeNull();
});

async function open(): Promise<void> {
  await render(
    <>
      <CatalogSearch categories={NONE} tutorials={NONE} />
      <CatalogFilters categories={NONE} />
      <div style={{ height: '3000px' }} />
      <CourseList initialCourses={NONE} categories={NONE} />
      <div style={{ height: '3000px' }} />
    </>,
  );
  await page.getByText('Filtrer par préférences').click();
}

/** A page that was answered, where someone reads a card; the list must then be left alone. */
async function openWell(subject: keyof typeof QUERIES) {
  askCoursesAt(faultAddress('good'));
  await open();
  await recover();
  const link = page.getByRole('link').last().element() as HTMLElement;

  const watched = subject === 'courses' ? page.getByRole('list').element() : category.element();
  const expectStill = watchStillness(watched, link);
  return { data: QUERIES[subject].$state.get().data, expectStill };
}

/** The service is well again, and both calls have had its answer. */
async function recover(): Promise<void> {
  askCoursesAt(faultAddress('good'));
  await hurry(() => {
    for (const subject of SUBJECTS) QUERIES[subject].refresh();
    expect(statuses()).toEqual(['ready', 'ready']);
    expect(cards.elements()).toHaveLength(2);
  });
}

function statuses(): string[] {
  return SUBJECTS.map((subject) => QUERIES[subject].$state.get().status);
}
