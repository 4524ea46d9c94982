import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { courseStateKey, KEYS } from '../../../../src/browser/platform/storage.ts';
import { publish } from '../../../api/service.ts';
import { silence } from '../../../browser/page.ts';
import { hurry } from '../../catalogue.ts';
import { openCoursePages, stayHere, wireCourse } from '../../course-page.ts';
import { buy, DETAILS, open, watch } from './detail-page.tsx';

const POLL_MS = 10_000;

const sectionsLink = page.getByRole('link', { name: 'Regarder les sections de la formation' });

openCoursePages();

beforeEach(silence);

describe('its description', () => {
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
    expect(container.querySelector('.course-description[aria-busy="true"]')).toBeNull();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

test.each([
  { button: 'Acheter la formation', link: buy, part: '#commande', pricing: '5000', id: 'paye' },
  { button: 'Visionner gratuitement', link: watch, part: '', pricing: '0', id: 'libre' },
  {
    button: 'Regarder les sections de la formation',
    link: sectionsLink,
    part: '#sections',
    pricing: '5000',
    id: 'vu',
  },
])(
  'each button leads to /v2/course with formationId and nom (D9): « $button », and leaves the route state behind',
  async ({ link, part, pricing, id }) => {
    onTestFinished(stayHere());
    await publish('course', {
      courses: [wireCourse(id, { nom: 'C++ & co', pricing, BannerUrl: '/media/a.svg' })],
      courseDetails: DETAILS,
    });
    const { container } = await open(`?id=${id}`);
    await expect.element(page.getByText('Un cours complet.')).toBeVisible();
    const badge = pricing === '0' ? 'Gratuite' : 'Payante';
    expect(container.querySelector('.course-main .badge')?.textContent).toBe(badge);
    await expect
      .element(link)
      .toHaveAttribute('href', `/v2/course?formationId=${id}&nom=C%2B%2B+%26+co${part}`);
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
  },
);

function notes(container: Element): (string | null)[] {
  return [...container.querySelectorAll('.course-description .quiet-note')].map(
    (note) => note.textContent,
  );
}
