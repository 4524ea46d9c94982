import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchCourses } from '../../../src/api/courses.ts';
import { CourseList } from '../../../src/islands/catalog/CourseList.tsx';
import type { Course } from '../../../src/rules/course/course.ts';
import * as catalog from '../../../src/stores/course/catalog.ts';
import { $savesData } from '../../../src/stores/site/device.ts';
import {
  askCoursesAt,
  faultAddress,
  heldCalls,
  publishCourses,
  releaseCalls,
} from '../../api/service.ts';
import { setSavesData } from '../../browser/page.ts';
import { course } from '../catalogue.ts';

const NONE: never[] = [];
/** Twenty-two megabytes take their time. */
const ANSWER_MS = 60_000;
const cards = page.getByRole('article');
const more = page.getByRole('button', { name: 'Afficher plus de formations' });
const previous = page.getByRole('button', { name: 'Afficher les formations précédentes' });
const showAll = page.getByRole('button', { name: 'Tout afficher' });

let live: readonly Course[];

beforeAll(async () => {
  live = (await fetchCourses()).data;
});

afterEach(() => {
  catalog.showAll();
  catalog.$highlighted.set(undefined);
});

// First: once the service has answered, its courses stay.
test('the courses of the build are there until the service answers', async () => {
  askCoursesAt(faultAddress('slow5', 'built'));
  await render(<CourseList initialCourses={[course('built')]} categories={NONE} />);
  await expect.element(page.getByRole('heading', { name: 'Cours built' })).toBeVisible();
  await vi.waitFor(async () => expect(await heldCalls('built')).toBe(2));
  await releaseCalls('built');
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
});

describe('a long list', () => {
  test('grows by 24 cards, in the order of the service', async () => {
    await show();
    expect(cards.elements()).toHaveLength(24);
    await more.click();
    expect(ids()).toEqual(live.slice(0, 48).map(({ id }) => id));
    await expect.element(more).not.toBeInTheDocument();
  });

  test('shows the page around a course found further down, then what is before it', async () => {
    await show();
    catalog.reveal(live[30]?.id ?? '');
    await vi.waitFor(() => expect(ids()).toEqual(live.slice(24, 48).map(({ id }) => id)));
    await previous.click();
    expect(ids()).toEqual(live.slice(0, 48).map(({ id }) => id));
    await expect.element(previous).not.toBeInTheDocument();
  });

  test('holds 50,000 courses, and shows 24', async () => {
    askCoursesAt(faultAddress('huge'));
    await show('n-0');
    expect(cards.elements()).toHaveLength(24);
    catalog.reveal('n-49999');
    await expect.element(page.getByRole('heading', { name: 'Cours n-49999' })).toBeVisible();
    expect(cards.elements()).toHaveLength(50_000 % 24);
  });
});

describe('the filter', () => {
  const preferences = { category: 'Bureautique', modality: 'free', language: 'anglais' };

  test('puts the chosen courses first, above a line, and says how many it hides', async () => {
    await show();
    catalog.applyPreferences(preferences);
    const chosen = live.filter(({ category }) => category === 'Bureautique');
    const kept = chosen.filter(
      ({ modality, language }) => modality === 'free' || language === 'anglais',
    );
    const hidden = chosen.length - kept.length;
    expect(hidden).toBeGreaterThan(1);
    const first = `${kept.length} formations de votre choix dans « Bureautique » d’abord.`;
    const line = `${first} ${hidden} formations sont masquées par vos préférences.`;
    await expect.element(page.getByText(line, { exact: false })).toBeVisible();
    expect(ids().slice(0, kept.length)).toEqual(kept.map(({ id }) => id));
    expect(ids().slice(kept.length)).not.toContain(chosen.find((one) => !kept.includes(one))?.id);
    const before = page.getByText('Les autres formations').element().previousElementSibling;
    expect(before?.querySelector('article')?.id).toBe(`formation-${kept.at(-1)?.id}`);
    const listed = `${live.length - hidden} formations`;
    await expect.element(page.getByText(listed, { exact: true })).toBeVisible();
  });

  test.each([5, 6])('with %i chosen courses a phone shows six cards first (C15)', async (count) => {
    const categorie = (index: number) => (index < count ? 'Design' : 'Bureautique');
    const ids = [0, 1, 2, 3, 4, 5, 6].map((index) => `${count}-${index}`);
    await publishCourses(ids.map((id, index) => ({ id, nom: id, categorie: categorie(index) })));
    await show(ids[0]);
    catalog.applyPreferences({ category: 'Design', modality: '', language: '' });
    const divider = () => document.querySelectorAll('.list-divider:not(.is-later)').length;
    await vi.waitFor(() => expect(divider()).toBe(count < 6 ? 1 : 0));
    expect(document.querySelectorAll('li:not(.is-later) article')).toHaveLength(6);
  });

  test('« Tout afficher » brings everything back', async () => {
    await show();
    catalog.applyPreferences(preferences);
    await showAll.click();
    await expect.element(showAll).not.toBeInTheDocument();
    expect(ids()).toEqual(live.slice(0, 24).map(({ id }) => id));
  });
});

describe('a choice of one tap (C22)', () => {
  const free = page.getByRole('button', { name: 'Gratuites' });

  test('puts free courses first, tells how many, and is put off by a second tap', async () => {
    await show();
    await free.click();
    const count = live.filter(({ price }) => price === 0).length;
    expect(ids().slice(0, count)).toEqual(
      live.filter(({ price }) => price === 0).map(({ id }) => id),
    );
    await expect
      .element(page.getByText(new RegExp(`^${count} formations de votre choix d’abord`)))
      .toBeVisible();
    await expect.element(free).toHaveAttribute('aria-pressed', 'true');
    await free.click();
    await expect.element(free).toHaveAttribute('aria-pressed', 'false');
    expect(ids()).toEqual(live.slice(0, 24).map(({ id }) => id));
  });
});

test('Save-Data: a button asks, since nothing asks by itself', async () => {
  setSavesData(true);
  await show();
  askCoursesAt(faultAddress('good'));
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
  $savesData.set(false);
  await expect.element(page.getByRole('button', { name: 'Actualiser' })).not.toBeInTheDocument();
});

test('a service without courses says so, and asks for no patience', async () => {
  await publishCourses([]);
  await show('');
  await expect.element(page.getByText('Aucune formation disponible pour le moment.')).toBeVisible();
  expect(cards.elements()).toHaveLength(0);
  await expect.element(page.getByText('Chargement…')).not.toBeInTheDocument();
});

/** The list, once the service has answered with the courses that begin so. */
async function show(firstId = live[0]?.id): Promise<void> {
  await render(<CourseList initialCourses={NONE} categories={NONE} />);
  const answered = () => {
    catalog.courses.refresh();
    expect(catalog.courses.$state.get().data?.[0]?.id ?? '').toBe(firstId);
  };
  await vi.waitFor(answered, ANSWER_MS);
}

function ids(): string[] {
  return cards.elements().map(({ id }) => id.replace('formation-', ''));
}
