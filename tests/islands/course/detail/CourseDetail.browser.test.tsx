import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { courseStateKey, KEYS } from '../../../../src/browser/platform/storage.ts';
import { CourseDetail } from '../../../../src/islands/course/detail/CourseDetail.tsx';
import { EMPTY_VERDICT_MS, POLL_MS } from '../../../../src/rules/poll.ts';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { rememberCourse } from '../../../../src/stores/course/opened.ts';
import {
  askCoursesAt,
  faultAddress,
  heldCalls,
  publish,
  releaseCalls,
} from '../../../api/service.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { course, hurry } from '../../catalogue.ts';
import {
  closePage,
  openCoursePages,
  settle,
  stayHere,
  until,
  wireCourse,
} from '../../course-page.ts';

const SLOW = 'Connexion lente… on continue d’essayer.';
const EMPTY = 'Aucune formation disponible pour le moment.';
const DETAILS = { description: 'Un cours complet.', benefits: ['Lire'] };

const empty = page.getByRole('heading', { level: 1, name: EMPTY });
const title = page.getByRole('heading', { level: 1 });
const sectionsLink = page.getByRole('link', { name: 'Regarder les sections de la formation' });
const buy = page.getByRole('link', { name: 'Acheter la formation' });
const watch = page.getByRole('link', { name: 'Visionner gratuitement' });

openCoursePages();

beforeEach(() => {
  // Details that cannot be had are « logged silently ».
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the page waits a second before it says that the list is empty (D3)', () => {
  // First: what has answered once stays known.
  test('a spinner while nothing has answered, then 1,000 ms more, then the sentence', async () => {
    askCoursesAt(faultAddress('slow5', 'detail'));
    await open('?id=zz&nom=Rien');
    await until(async () => expect(await heldCalls('detail')).toBe(1));
    expect(shown()).toEqual(['Chargement…']);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(shown()).toEqual([SLOW]);

    await releaseCalls('detail');
    await until(() => expect(courses.$state.get().status).toBe('ready'));
    await settle();
    vi.advanceTimersByTime(EMPTY_VERDICT_MS - 1);
    await settle();
    expect(shown()).toEqual([SLOW]);
    vi.advanceTimersByTime(1);
    await until(() => expect(shown()).toEqual([EMPTY]));
  });

  test('asks an empty list again, by the poll and by « Réessayer » (N11, D4)', async () => {
    await publish('course', { courses: [] });
    await open('?id=neuf');
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    await publish('course', { courses: [wireCourse('neuf')] });
    vi.advanceTimersByTime(POLL_MS);
    await expect.element(title).toHaveTextContent('Cours neuf');

    await publish('course', { courses: [] });
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    await publish('course', { courses: [wireCourse('neuf')] });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(title).toHaveTextContent('Cours neuf');
  });

  test('a service that fails has the same sentence, and two ways on', async () => {
    askCoursesAt(faultAddress('offline'));
    await open('?id=panne');
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    expect(courses.$state.get().status).toBe('failed');
    expect(page.getByRole('status').element().textContent).toContain(EMPTY);
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/ressources']);
  });
});

describe('the chosen course', () => {
  test('shows its badge, texts, language, modality and access', async () => {
    await publish('course', {
      courses: [
        wireCourse('java'),
        wireCourse('python', { pricing: '{"price":25000,"modalite":"premium"}' }),
      ],
      courseDetails: { ...DETAILS, description: "L'essentiel : « tout » ?\n\nSecond." },
    });
    const { container } = await open('?nom=Cours+python&categorie=Design&id=python');
    await expect.element(title).toHaveTextContent('Cours python');
    await expect.element(page.getByText('Second.')).toBeVisible();
    const texts = [...container.querySelectorAll('.course-description p')];
    expect(texts.map((text) => text.textContent)).toEqual([
      'L’essentiel\u00A0: «\u00A0tout\u00A0»\u202F?',
      'Second.',
    ]);
    expect(container.querySelector('.badge')?.textContent).toBe('Payante');
    expect(facts(container)).toEqual([
      'Langue\u00A0:Wolof',
      'Modalité\u00A0:25\u202F000 fr (Payants)',
    ]);
    await expect.element(page.getByRole('heading', { name: 'Options d’accès' })).toBeVisible();
    expect(container.querySelector('.course-price')?.textContent).toBe(
      'Prix d’achat\u00A0: 25\u202F000\u00A0FCFA',
    );
    expect(container.querySelector('.course-reminder')?.textContent).toBe('Cours python');
    expect(
      container.querySelectorAll('.course-banner .cover, .course-reminder .cover'),
    ).toHaveLength(2);
    expect(document.title).toMatch(/^Cours python( |$)/);
  });

  test('says what the service did not say, and shows markup as text', async () => {
    const html = '<img src=x onerror=alert(1)><b>gras</b>';
    await publish('course', {
      courses: [{ id: 'nu', nom: html }],
      courseDetails: { description: html },
    });
    const { container } = await open('?id=nu');
    await expect.element(title).toHaveTextContent(html);
    await expect.element(page.getByText(html).last()).toBeVisible();
    expect(container.querySelectorAll('[src="x"], b b, .course-main b')).toHaveLength(0);
    expect(facts(container)).toEqual(['Langue\u00A0:–', 'Modalité\u00A0:-- fr']);
  });

  test('shows the course saved in storage when the address asks for none (D2)', async () => {
    askCoursesAt(faultAddress('offline'));
    rememberCourse(course('garde', { name: 'Gardé' }), '');
    await open('');
    await expect.element(title).toHaveTextContent('Gardé');
    await closePage();

    rememberCourse(course('garde', { name: 'Gardé' }), '');
    await open('?nom=Un+autre');
    await hurry(() => expect(empty.elements()).toHaveLength(1));
  });

  test('gives its place to what the service says, price too', async () => {
    await publish('course', { courses: [wireCourse('vrai', { pricing: '7000' })] });
    rememberCourse(course('vrai', { price: 0 }), '');
    await open('?id=vrai');
    await expect.element(buy).toBeVisible();
    await expect.element(page.getByText('7\u202F000\u00A0FCFA')).toBeVisible();
    await expect.element(watch).not.toBeInTheDocument();
  });
});

describe('its description', () => {
  test('comes from the storage when the id matches: nothing is asked', async () => {
    const record = { courseId: 'a', fields: { description: 'Gardée.', benefits: [] } };
    sessionStorage.setItem(KEYS.courseFields, JSON.stringify(record));
    const fetch = vi.spyOn(window, 'fetch');
    await publish('course', { courses: [wireCourse('a')], courseDetails: DETAILS });
    await open('?id=a');
    await expect.element(page.getByText('Gardée.')).toBeVisible();
    expect(fetch.mock.calls.filter(([url]) => String(url).includes('courseDetails'))).toEqual([]);
  });

  test('is asked once, however often the list changes', async () => {
    await publish('course', { courses: [wireCourse('b')], courseDetails: {} });
    const fetch = vi.spyOn(window, 'fetch');
    await open('?id=b');
    await expect.element(page.getByText('Description indisponible')).toBeVisible();
    await publish('course', {
      courses: [wireCourse('b', { langue: 'pulaar' })],
      courseDetails: {},
    });
    vi.advanceTimersByTime(POLL_MS);
    await expect.element(page.getByText('pulaar')).toBeVisible();
    const asked = fetch.mock.calls.filter(([url]) => String(url).includes('courseDetails'));
    expect(asked).toHaveLength(1);
  });

  test('while it is asked, the short one stands in; when it cannot be had, a quiet note', async () => {
    await publish('course', { courses: [wireCourse('c')] });
    const { container } = await open('?id=c');
    await expect.element(page.getByText('Un cours court.')).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    await hurry(() => expect(notes(container)).toEqual(['Description indisponible']));
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('each button leads to /v2/course with formationId and nom (D9)', () => {
  test.each([
    { button: 'Acheter la formation', link: buy, pricing: '5000', id: 'paye' },
    { button: 'Visionner gratuitement', link: watch, pricing: '0', id: 'libre' },
    {
      button: 'Regarder les sections de la formation',
      link: sectionsLink,
      pricing: '5000',
      id: 'vu',
    },
  ])('« $button », and leaves the route state behind', async ({ link, pricing, id }) => {
    onTestFinished(stayHere());
    await publish('course', {
      courses: [wireCourse(id, { nom: 'C++ & co', pricing, BannerUrl: '/media/a.svg' })],
      courseDetails: DETAILS,
    });
    await open(`?id=${id}`);
    await expect.element(page.getByText('Un cours complet.')).toBeVisible();
    await expect
      .element(link)
      .toHaveAttribute('href', `/v2/course?formationId=${id}&nom=C%2B%2B+%26+co`);
    await link.click();
    expect(JSON.parse(sessionStorage.getItem(courseStateKey(id)) ?? '')).toEqual({
      id,
      nom: 'C++ & co',
      category: 'Design',
      description: 'Un cours complet.',
      BannerUrl: '/media/a.svg',
      pricing,
      benefits: '',
    });
    expect(sessionStorage.getItem(KEYS.course)).toContain(`"id":"${id}"`);
  });
});

function open(query: string) {
  visit(query);
  return render(<CourseDetail categories={['Design']} />);
}

/** The spinner, or the verdict. */
function shown(): (string | undefined)[] {
  const states = page.getByRole('status').elements();
  return states.map((state) => state.querySelector('h1, span')?.textContent);
}

function facts(container: Element): (string | null)[] {
  return [...container.querySelectorAll('.course-facts > div')].map((fact) => fact.textContent);
}

function notes(container: Element): (string | null)[] {
  return [...container.querySelectorAll('.quiet-note')].map((note) => note.textContent);
}
