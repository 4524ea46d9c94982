import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseStateKey, KEYS } from '../../../../src/browser/platform/storage.ts';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { rememberCourse } from '../../../../src/stores/course/opened.ts';
import { encodeState } from '../../../../src/wire/saved.ts';
import {
  askCoursesAt,
  faultAddress,
  heldCalls,
  publish,
  releaseCalls,
} from '../../../api/service.ts';
import { course, hurry } from '../../catalogue.ts';
import { locked, until, wireCourse } from '../../course-page.ts';
import { buy, open, openPlayerPages, SECRET, SECTIONS, title } from './player-page.tsx';

const missing = page.getByRole('heading', { level: 1, name: 'Aucune formation trouvée.' });

let count = 0;

openPlayerPages();

describe('« navigation state nom, pricing, category, description, … »', () => {
  test.each(['history.state', 'course-state-{id}'])(
    'a price of 0 in %s shows, but opens no section and enters no order',
    async (where) => {
      const id = `etat-${count++}`;
      askCoursesAt(faultAddress('slow5', id));
      if (where !== 'history.state')
        sessionStorage.setItem(courseStateKey(id), JSON.stringify(free(id)));
      await open(id, where === 'history.state' ? free(id) : null);
      await expect.element(title).toHaveTextContent('Gardé');
      await expect.element(page.getByText('De la page.')).toBeVisible();
      await expect.element(page.getByText('Gratuite')).toBeVisible();
      await expect.element(buy).not.toBeInTheDocument();

      // The catalogue and the details: the service wakes up.
      await hurry(async () => expect(await heldCalls(id)).toBe(2));
      await publish('course', { courses: [wireCourse(id)], sections: SECTIONS });
      await releaseCalls(id);
      await expect.element(title).toHaveTextContent(`Cours ${id}`);
      await expect.element(page.getByText('Gratuite')).not.toBeInTheDocument();
      await hurry(() => expect(locked()).toHaveLength(2));
      expect(document.body.innerHTML).not.toContain(SECRET);
      await buy.click();
      await until(() => expect(offer()).toBe('Formation complète - 5\u202F000\u00A0FCFA'));
    },
  );

  test('a service that fails leaves the saved course, locked', async () => {
    const id = `etat-${count++}`;
    askCoursesAt(faultAddress('offline'));
    rememberCourse(course(id, { price: 0 }), 'De la page.');
    await open(id);
    await hurry(() => expect(courses.$state.get().status).toBe('failed'));
    await expect.element(page.getByText('De la page.')).toBeVisible();
    await expect.element(buy).toBeVisible();
    await buy.click();
    await until(() => expect(offer()).toBe('Formation complète - -- FCFA'));
    // What was kept is not shown as true once the service could not be asked.
    await expect.element(page.getByText('Gratuite')).not.toBeInTheDocument();
    await expect.element(missing).not.toBeInTheDocument();
  });

  test.each([
    { said: [], shown: ['Coudre un boubou', 'Vendre'] },
    { said: ['Lire'], shown: ['Lire'] },
  ])('its benefits when the service says $said: $shown (D11)', async ({ said, shown }) => {
    const id = `etat-${count++}`;
    await publish('course', {
      courses: [wireCourse(id)],
      sections: SECTIONS,
      courseDetails: { description: 'Long.', benefits: said },
    });
    await open(id, { ...Object(free(id)), benefits: ['Coudre un boubou', 'Vendre'] });
    await expect.element(page.getByText('Long.')).toBeVisible();
    expect(benefits()).toEqual(shown);
  });

  test('a forged catalogue record opens nothing', async () => {
    const id = `etat-${count++}`;
    await publish('course', { courses: [wireCourse(id)], sections: SECTIONS });
    rememberCourse(course(id, { price: 0 }), '');
    sessionStorage.setItem('Courses', JSON.stringify([course(id, { price: 0 })]));
    sessionStorage.setItem(KEYS.courseFields, `{"courseId":"${id}","fields":{"price":0}}`);
    await open(id);
    await hurry(() => expect(locked()).toHaveLength(2));
  });
});

/** A free course that someone kept, or made up. */
function free(id: string): unknown {
  return encodeState(course(id, { name: 'Gardé', price: 0 }), 'De la page.');
}

function benefits(): (string | null)[] {
  return [...document.querySelectorAll('.benefits li')].map((item) => item.textContent);
}

/** What the order dialog sells, open or not. */
function offer(): string | null | undefined {
  return document.querySelector('dialog .order-type')?.textContent;
}
