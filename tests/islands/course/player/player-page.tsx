import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { askServiceAt, faultAddress, publish } from '../../../api/service.ts';
import { silence } from '../../../browser/page.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { openCoursePages, wireCourse } from '../../course-page.ts';

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

const DETAILS = { description: 'Un cours complet.', benefits: ['Lire', 'Écrire', 'Lire'] };
export const title = page.getByRole('heading', { level: 1 });

export const buy = page.getByRole('button', { name: 'Acheter la formation', exact: true });

let count = 0;

/** The pages of a file are opened by visitors who are not logged in. */
export function openPlayerPages(): void {
  openCoursePages();
  beforeEach(() => {
    silence();
    askServiceAt('account', faultAddress('s401'));
  });
}

/** A course of its own for the test, and what the course service says besides. */
export async function publishCourse(fields: object, more: object): Promise<string> {
  const id = `joue-${count++}`;
  const courseDetails = DETAILS;
  await publish('course', { courses: [wireCourse(id, fields)], courseDetails, ...more });
  return id;
}

export function open(id: string, state: unknown = null) {
  visit(`?formationId=${id}`, state);
  return render(<CoursePlayer categories={['Design']} />);
}
