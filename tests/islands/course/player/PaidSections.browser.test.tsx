import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaidSections } from '../../../../src/islands/course/player/PaidSections.tsx';
import { sectionsOf } from '../../../../src/stores/course/sections.ts';
import { subscriptions } from '../../../../src/stores/course/subscriptions.ts';
import {
  askServiceAt,
  faultAddress,
  heldCalls,
  publish,
  releaseCalls,
} from '../../../api/service.ts';
import { course, hurry } from '../../catalogue.ts';
import { locked, openCoursePages } from '../../course-page.ts';
import { buy, SECRET } from './player-page.tsx';

const SECTION = { id: 's-1', title: 'Un', description: 'Ouverte.', sectionMediaName: 'a.mp4' };

const doubt = page.getByText(/^Vos achats n’ont pas pu être vérifiés/);
const check = page.getByRole('button', { name: 'Vérifier à nouveau' });
const content = page.getByText('Ouverte.');

let count = 0;

openCoursePages();

test('until it is known what the learner holds, the sections are locked and nothing is said', async () => {
  askServiceAt('account', faultAddress('hang', 'held'));
  await open();
  await hurry(async () => expect(await heldCalls('held')).toBe(1));
  expectLocked();
  await expect.element(doubt).not.toBeInTheDocument();
  askServiceAt('account', faultAddress('s401'));
  await releaseCalls('held');
});

test('a service that fails: locked, and « Vérifier à nouveau » opens what is held', async () => {
  askServiceAt('account', faultAddress('offline'));
  const id = await open();
  await hurry(() => expect(subscriptions.$state.get().status).toBe('failed'));
  await expect.element(doubt).toBeVisible();
  expectLocked();
  await publish('account', { Message: [{ courseId: id, type: 'full' }] });
  // At once: what asks every ten seconds would take the button away before a click from outside.
  (check.element() as HTMLElement).click();
  await expect.element(content).toBeVisible();
  await expect.element(doubt).not.toBeInTheDocument();
  await expect.element(buy).not.toBeInTheDocument();
});

describe('a full subscription for this course (A1)', () => {
  test('opens its sections, which are asked for again: their media comes now', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    const id = await open((own) => [{ courseId: own, type: 'full' }]);
    await hurry(() => expect(content.elements()).toHaveLength(1));
    await publish('course', { sections: [{ ...SECTION, mediaLink: SECRET }] });
    await hurry(() =>
      expect(sectionsOf({ id, name: '' }).$state.get().data?.[0]?.mediaLink).toBe(SECRET),
    );
    expect(fetch.mock.calls.some(([url]) => String(url).includes('/courseSections'))).toBe(true);
    await expect.element(buy).not.toBeInTheDocument();
  });

  test('an order that was begun is not offered again when the session ends', async () => {
    const id = await open(() => []);
    await buy.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await publish('account', { Message: [{ courseId: id, type: 'full' }] });
    await hurry(() => expect(content.elements()).toHaveLength(1));
    askServiceAt('account', faultAddress('s401'));
    await hurry(() => expect(content.elements()).toHaveLength(0));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

/** A course of its own for the test; `message` is what its learner holds. */
async function open(message?: (id: string) => readonly unknown[]): Promise<string> {
  const id = `achat-${count++}`;
  await publish('course', { sections: [SECTION] });
  if (message) await publish('account', { Message: message(id) });
  await render(<PaidSections course={course(id)} />);
  await hurry(() => expect(document.querySelectorAll('.section')).toHaveLength(1));
  return id;
}

function expectLocked(): void {
  expect(locked()).toHaveLength(1);
  expect(content.elements()).toHaveLength(0);
  expect(buy.elements()).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain(SECRET);
}
