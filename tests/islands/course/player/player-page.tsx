import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { visit } from '../../../stores/poisoned-records.ts';

export const SECRET = 'https://media.example/secret.mp4';

export const SECTIONS = [
  {
    id: 's-1',
    title: "L'arrivée",
    description: 'Bien.',
    sectionMediaName: 'a.mp4',
    mediaLink: SECRET,
  },
  { id: 's-2', title: 'La suite', description: 'Encore.' },
];

export const DETAILS = { description: 'Un cours complet.', benefits: ['Lire', 'Écrire', 'Lire'] };
export const title = page.getByRole('heading', { level: 1 });

export function open(id: string) {
  visit(`?formationId=${id}`);
  return render(<CoursePlayer categories={['Design']} />);
}
