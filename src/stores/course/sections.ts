import { fetchSections } from '../../api/courses.ts';
import type { Course, Section } from '../../rules/course/course.ts';
import { createQuery, type Query } from '../query.ts';

/** The query of a course's sections, one per course (N19). */
export function sectionsOf({ id, name }: Pick<Course, 'id' | 'name'>): Query<Section[]> {
  return createQuery<Section[]>(`course-sections-${id}`, (last) => fetchSections(id, name, last));
}
