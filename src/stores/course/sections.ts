import { fetchSections } from '../../api/courses.ts';
import type { Course, Section } from '../../rules/course/course.ts';
import { createQuery, type Query } from '../query.ts';

const sectionQueries = new Map<string, Query<Section[]>>();

/** The sections of a course: one query for each course. */
export function sectionsOf({ id, name }: Pick<Course, 'id' | 'name'>): Query<Section[]> {
  const known = sectionQueries.get(id);
  if (known) return known;
  const query = createQuery<Section[]>((last) => fetchSections(id, name, last));
  sectionQueries.set(id, query);
  return query;
}
