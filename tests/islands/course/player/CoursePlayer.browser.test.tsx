import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { EMPTY_VERDICT_MS, TEXTS_WAIT_MS } from '../../../../src/rules/poll.ts';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { rememberCourse } from '../../../../src/stores/course/opened.ts';
import { sectionsOf } from '../../../../src/stores/course/sections.ts';
import {
  askCoursesAt,
  askServiceAt,
  faultAddress,
  heldCalls,
  publish,
  releaseCalls,
} from '../../../api/service.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { course, hurry } from '../../catalogue.ts';
import { locked, openCoursePages, settle, until, wireCourse } from '../../course-page.ts';

const MISSING = 'Aucune formation trouvée.';
const SLOW = 'Connexion lente… on continue d’essayer.';
const NO_SECTION = 'Aucune section ajoutée.';
const ENGLISH =
  'This section is reserved for premium users. Please choose one of the following options';
const SECRET = 'https://media.example/secret.mp4';
const SECTIONS = [
  {
    id: 's-1',
    title: "L'arrivée",
    description: 'Bien.',
    sectionMediaName: 'a.mp4',
    mediaLink: SECRET,
  },
  { id: 's-2', title: 'La suite', description: 'Encore.' },
];
const DETAILS = { description: 'Un cours complet.', benefits: ['Lire', 'Écrire', 'Lire'] };

const missing = page.getByRole('heading', { level: 1, name: MISSING });
const title = page.getByRole('heading', { level: 1 });
const noSection = page.getByText(NO_SECTION);
const buy = page.getByRole('button', { name: 'Acheter la formation', exact: true });
const check = page.getByRole('button', { name: 'Vérifier à nouveau' });

let count = 0;

openCoursePages();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  askServiceAt('account', faultAddress('s401'));
});

describe('« Missing state or sections », 1,000 ms after the request has settled', () => {
  // First: what has answered once stays known.
  test('« Aucune formation trouvée. », and a spinner until then', async () => {
    askCoursesAt(faultAddress('slow5', 'player'));
    await open('zz');
    await until(async () => expect(await heldCalls('player')).toBe(1));
    expect(statuses()).toEqual(['Chargement…']);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(statuses()).toEqual([SLOW]);
    await releaseCalls('player');
    await until(() => expect(courses.$state.get().status).toBe('ready'));
    await settle();
    vi.advanceTimersByTime(EMPTY_VERDICT_MS - 1);
    await settle();
    expect(statuses()).toEqual([SLOW]);
    vi.advanceTimersByTime(1);
    await until(() => expect(missing.elements()).toHaveLength(1));
  });

  test('« Aucune section ajoutée. », and a spinner until then', async () => {
    const id = await publishCourse({}, { sections: [] });
    await open(id);
    await until(() => expect(sectionsState(id)).toMatchObject({ status: 'ready', data: [] }));
    await settle();
    vi.advanceTimersByTime(EMPTY_VERDICT_MS - 1);
    await settle();
    expect(noSection.elements()).toHaveLength(0);
    expect(page.getByText('Chargement…').elements()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await until(() => expect(noSection.elements()).toHaveLength(1));
    expect(page.getByText('Chargement…').elements()).toHaveLength(0);
    // An answered list needs no other try.
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });

  test.each(['', 'formationId=&nom=', 'formationId=__proto__'])(
    'an address that asks for no course, « %s »: « Aucune formation trouvée. »',
    async (query) => {
      await publish('course', { courses: [wireCourse('a')] });
      visit(`?${query}`);
      await render(<CoursePlayer categories={[]} />);
      await hurry(() => expect(missing.elements()).toHaveLength(1));
      await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  );
});

describe('a course from its address alone', () => {
  test('shows title, price in FCFA, category, description and benefits', async () => {
    const id = await publishCourse({ pricing: '25000' }, {});
    const { container } = await open(id);
    await expect.element(title).toHaveTextContent(`Cours ${id}`);
    await expect.element(page.getByText('25\u202F000\u00A0FCFA').first()).toBeVisible();
    expect(container.querySelector('.player-head .badge')?.textContent).toBe('Design');
    await expect.element(page.getByText('Un cours complet.')).toBeVisible();
    const benefits = [...container.querySelectorAll('.benefits li')];
    expect(benefits.map((benefit) => benefit.textContent)).toEqual(['Lire', 'Écrire']);
    expect(container.querySelectorAll('.quiet-note')).toHaveLength(0);
    expect(document.title).toMatch(new RegExp(`^Cours ${id}`));
  });

  test('« Description indisponible », « Avantages indisponibles » once they cannot be had', async () => {
    const id = await publishCourse({}, { courseDetails: undefined });
    const { container } = await open(id);
    await expect.element(title).toHaveTextContent(`Cours ${id}`);
    expect(container.querySelectorAll('.quiet-note')).toHaveLength(0);
    await hurry(() =>
      expect(
        [...container.querySelectorAll('.quiet-note')].map((note) => note.textContent),
      ).toEqual(['Description indisponible', 'Avantages indisponibles']),
    );
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});

test('the sections wait 3 s for the texts above them, no more', async () => {
  const untold = { courseDetails: undefined, sections: SECTIONS };
  const id = await publishCourse({}, untold);
  rememberCourse(course(id), '');
  const { container } = await open(id);
  await until(() => expect(courses.$state.get().status).not.toBe('loading'));
  await settle();
  vi.advanceTimersByTime(TEXTS_WAIT_MS - 1);
  await settle();
  expect(container.querySelectorAll('.player-text, details')).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await until(() => expect(container.querySelectorAll('details')).toHaveLength(2));
  expect(container.querySelectorAll('.player-text')).toHaveLength(0);
});

describe('« Sections in an accordion, all items open by default, multiple open at once »', () => {
  test('a free course shows them, nobody is asked what is held', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    const id = await publishCourse({ pricing: '0' }, { sections: SECTIONS });
    const { container } = await open(id);
    await expect.element(page.getByText('Encore.')).toBeVisible();
    const items = [...container.querySelectorAll('details')];
    expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, true]);
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'L’arrivée',
      'La suite',
    ]);
    expect(locked()).toHaveLength(0);
    await expect.element(page.getByText('Gratuite')).toBeVisible();
    await expect.element(buy).not.toBeInTheDocument();
    await page.getByText('La suite').click();
    expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, false]);

    // The poll leaves the reader's choice alone.
    fetch.mockClear();
    const asked = (path: string) => fetch.mock.calls.filter(([url]) => String(url).includes(path));
    await hurry(() => expect(asked('/courseSections').length).toBeGreaterThan(1));
    expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, false]);
    expect(asked('/user/subscriptions')).toEqual([]);
  });

  test('locked, they show their titles, the two sentences and a button; no media', async () => {
    const id = await publishCourse({}, { sections: SECTIONS });
    const { container } = await open(id);
    await hurry(() => expect(locked()).toHaveLength(2));
    const [item] = container.querySelectorAll('details');
    expect(item?.open).toBe(true);
    const english = item?.querySelector('[lang="en"]');
    expect(english?.textContent).toBe(ENGLISH);
    expect(item?.querySelector('p')?.textContent).toBe(
      'Cette section est réservée à ceux qui ont acheté la formation. Choisissez une de ces options.',
    );
    expect(item?.querySelector('button')?.textContent).toBe(
      'Acheter la formation complète ou une section',
    );
    expect(document.body.innerHTML).not.toContain(SECRET);
    expect(document.body.innerHTML).not.toContain('Bien.');
    await expect.element(check).not.toBeInTheDocument();
  });

  test.each([
    { which: 'the purchase button', name: 'Acheter la formation' },
    { which: 'a locked section', name: 'Acheter la formation complète ou une section (La suite)' },
  ])('$which opens the order dialog, and has the focus again', async ({ name }) => {
    const id = await publishCourse({}, { sections: SECTIONS });
    await open(id);
    await hurry(() => expect(locked()).toHaveLength(2));
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect.element(page.getByRole('dialog', { name: 'Résumé de commande' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.element(button).toHaveFocus();
  });
});

/** A course of its own for the test, and what the course service says besides. */
async function publishCourse(fields: object, more: object): Promise<string> {
  const id = `joue-${count++}`;
  const courseDetails = DETAILS;
  await publish('course', { courses: [wireCourse(id, fields)], courseDetails, ...more });
  return id;
}

function open(id: string) {
  visit(`?formationId=${id}`);
  return render(<CoursePlayer categories={['Design']} />);
}

function statuses(): (string | null)[] {
  return page
    .getByRole('status')
    .elements()
    .map((status) => status.textContent);
}

function sectionsState(id: string) {
  return sectionsOf({ id, name: '' }).$state.get();
}
