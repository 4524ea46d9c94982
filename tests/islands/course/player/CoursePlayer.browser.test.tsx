import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { TEXTS_WAIT_MS } from '../../../../src/rules/poll.ts';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { $details } from '../../../../src/stores/course/details.ts';
import { markSeen } from '../../../../src/stores/course/progress.ts';
import { sectionsOf } from '../../../../src/stores/course/sections.ts';
import {
  askCoursesAt,
  faultAddress,
  heldCalls,
  publish,
  releaseCalls,
} from '../../../api/service.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { hurry } from '../../catalogue.ts';
import { settle, until, untilVerdict, wireCourse } from '../../course-page.ts';
import { open, openPlayerPages, publishCourse, SECTIONS, title } from './player-page.tsx';

const MISSING = 'Aucune formation trouvée.';
const SLOW = 'Connexion lente… on continue d’essayer.';
const NO_SECTION = 'Aucune section ajoutée.';
const missing = page.getByRole('heading', { level: 1, name: MISSING });
const noSection = page.getByText(NO_SECTION);

openPlayerPages();

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
    expect(statuses()).toEqual([SLOW]);
    await untilVerdict(() => expect(missing.elements()).toHaveLength(1));
  });

  test('« Aucune section ajoutée. », and a spinner until then', async () => {
    const id = await publishCourse({}, { sections: [] });
    await open(id);
    await until(() => expect(sectionsState(id)).toMatchObject({ status: 'ready', data: [] }));
    await settle();
    expect(noSection.elements()).toHaveLength(0);
    expect(page.getByText('Chargement…').elements()).toHaveLength(1);
    await untilVerdict(() => expect(noSection.elements()).toHaveLength(1));
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
      // The service has answered: asking again cannot help (D4).
      await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    },
  );
});

test('a course from its address alone: shows title, price in FCFA, category, description and benefits', async () => {
  const id = await publishCourse({ pricing: '25000' }, {});
  const { container } = await open(id);
  await expect.element(title).toHaveTextContent(`Cours ${id}`);
  await expect.element(page.getByText('25\u202F000\u00A0FCFA').first()).toBeVisible();
  expect(container.querySelector('.course-banner .badge')?.textContent).toBe('Design');
  await expect.element(page.getByText('Un cours complet.')).toBeVisible();
  const benefits = [...container.querySelectorAll('.benefits li')];
  expect(benefits.map((benefit) => benefit.textContent)).toEqual(['Lire', 'Écrire']);
  expect(container.querySelectorAll('.quiet-note')).toHaveLength(0);
  expect(document.title).toMatch(new RegExp(`^Cours ${id}`));
});

test('the texts wait 3 s for the sections above them, no more (D13)', async () => {
  const id = await publishCourse({ pricing: '0' }, { sections: undefined });
  const { container } = await open(id);
  await until(() => expect(courses.$state.get().status).not.toBe('loading'));
  await until(() => expect($details.get().status).toBe('ready'));
  await settle();
  vi.advanceTimersByTime(TEXTS_WAIT_MS - 1);
  await settle();
  expect(container.querySelectorAll('.course-about')).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await until(() => expect(container.querySelectorAll('.course-about')).toHaveLength(1));
  expect(container.querySelectorAll('.player-sections .section')).toHaveLength(0);
});

test('who has begun goes on with the first section not seen, from a plan with ✓, the description folded (D11, D20)', async () => {
  const id = await publishCourse({ pricing: '0' }, { sections: SECTIONS });
  const [first = '', ...others] = SECTIONS.map((one) => one.id);
  const played = { id, name: `Cours ${id}`, sections: [first, ...others] };
  markSeen(played, first, true);
  const { container } = await open(id);
  const go = page.getByRole('link', { name: /^Continuer/ });
  await expect.element(go).toHaveTextContent(`Continuer : section 2 / ${SECTIONS.length}`);
  await expect.element(go).toHaveAttribute('href', '#section-2');
  const lines = [...container.querySelectorAll('.course-plan li')];
  expect(lines.map((line) => line.querySelector('a')?.getAttribute('href'))).toEqual(
    SECTIONS.map((_, place) => `#section-${place + 1}`),
  );
  expect(lines.map((line) => /vue$/.test(line.textContent ?? ''))).toEqual([
    true,
    ...others.map(() => false),
  ]);
  for (const line of lines) {
    const link = line.querySelector('a');
    expect(container.querySelector(link?.getAttribute('href') ?? '')).toHaveProperty('open', true);
  }
  await until(() =>
    expect(container.querySelector('.course-about details')).toHaveProperty('open', false),
  );

  markSeen(played, others[0] ?? '', true);
  await expect.element(go).not.toBeInTheDocument();
  await expect.element(page.getByText('Toutes les sections sont vues')).toBeVisible();
});

function statuses(): (string | null)[] {
  return page
    .getByRole('status')
    .elements()
    .map((status) => status.textContent);
}

function sectionsState(id: string) {
  return sectionsOf({ id, name: '' }).$state.get();
}
