import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CourseDetail } from '../../../../src/islands/course/detail/CourseDetail.tsx';
import { visit } from '../../../stores/poisoned-records.ts';

export const DETAILS = { description: 'Un cours complet.', benefits: ['Lire'] };
export const buy = page.getByRole('link', { name: 'Acheter la formation' });
export const watch = page.getByRole('link', { name: 'Visionner gratuitement' });

export function open(query: string) {
  visit(query);
  return render(<CourseDetail categories={['Design']} />);
}
