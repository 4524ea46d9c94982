import type { Course, CourseDetails, Section, Video } from '../rules/course/course.ts';
import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../wire/decode.ts';
import { COURSE_VERSION, ENDPOINTS, LEGACY_VERSION } from '../wire/endpoints.ts';
import { type Known, read } from './http.ts';

/** The names of the categories, in the order of the service. */
export function fetchCategories(known?: Known<string[]>): Promise<Known<string[]>> {
  return read(ENDPOINTS.categories, {}, decodeCategories, known);
}

/** All courses of the catalogue (N3). */
export function fetchCourses(known?: Known<Course[]>): Promise<Known<Course[]>> {
  const query = { version: COURSE_VERSION, courseId: '' };
  return read(ENDPOINTS.courses, query, decodeCourses, known);
}

/** The long texts of a course (N3). */
export function fetchDetails(id: string, name: string): Promise<Known<CourseDetails>> {
  return read(ENDPOINTS.courseDetails, { courseId: id, nom: name }, decodeDetails);
}

/** The sections of a course; the service sends locked ones without their media (A5). */
export function fetchSections(
  id: string,
  name: string,
  known?: Known<Section[]>,
): Promise<Known<Section[]>> {
  return read(ENDPOINTS.courseSections, { id, nom: name }, decodeSections, known);
}

/** The videos of a legacy course (N3). */
export function fetchVideos(courseId: string, known?: Known<Video[]>): Promise<Known<Video[]>> {
  const query = { version: LEGACY_VERSION, courseId };
  return read(ENDPOINTS.courses, query, decodeVideos, known);
}
