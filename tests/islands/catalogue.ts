import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Course } from '../../src/rules/course/course.ts';

/** A course as the catalogue holds it; a test names what it is about. */
export function course(id: string, fields: Partial<Course> = {}): Course {
  return {
    id,
    name: `Cours ${id}`,
    category: 'Design',
    categories: ['Design'],
    language: 'wolof',
    shortDescription: '',
    bannerUrl: undefined,
    price: 5_000,
    modality: 'freemium',
    ...fields,
  };
}

/** Clicks at once: a call that is on its way may take the button from the page before a driven click. */
export function press(button: Locator): void {
  (button.element() as HTMLElement).click();
}

/** Minutes pass on the page while the network answers at its own pace. */
export async function hurry(assertion: () => unknown): Promise<void> {
  const hurried = () => {
    vi.advanceTimersByTime(5_000);
    return assertion();
  };
  await vi.waitFor(hurried, { interval: 10, timeout: 10_000 });
}
