import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LegacyCourse } from '../../../../src/islands/course/legacy/LegacyCourse.tsx';
import type { LegacyCourse as Course } from '../../../../src/rules/course/legacy.ts';

export const spinner = page.getByText('Chargement…');
export const names = () => page.getByRole('heading', { level: 3 }).elements();

export function open(course: Course) {
  visit(course.id);
  return render(<LegacyCourse packs={[course]} />);
}

export function visit(id: string): void {
  const query = new URLSearchParams({ courseId: id });
  history.replaceState(null, '', `${window.location.pathname}?${query}`);
}
