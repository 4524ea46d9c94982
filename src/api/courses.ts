import type { Course } from '../rules/course.ts';
import { decodeCategories, decodeCourses } from '../wire/decode.ts';
import { COURSE_VERSION, ENDPOINTS } from '../wire/endpoints.ts';
import { type Known, read } from './http.ts';

/** The names of the categories, in the order of the service. */
export function fetchCategories(known?: Known<string[]>): Promise<Known<string[]>> {
  return read(ENDPOINTS.categories, {}, decodeCategories, known);
}

/** All courses: « query version (default 2), courseId (default empty) » (section 7). */
export function fetchCourses(known?: Known<Course[]>): Promise<Known<Course[]>> {
  const query = { version: COURSE_VERSION, courseId: '' };
  return read(ENDPOINTS.courses, query, decodeCourses, known);
}
