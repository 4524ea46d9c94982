import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { canWatch } from '../../rules/course/access.ts';
import { toWireCourse, toWireDetails, toWireSections, toWireVideos } from '../../wire/catalog.ts';
import { COURSE_VERSION, ENDPOINTS, LEGACY_VERSION } from '../../wire/endpoints.ts';
import type { WireSection } from '../../wire/types.ts';
import { sessionUser } from '../auth/session.ts';
import { pack } from '../http/compressed-body.ts';
import { sendPacked } from '../http/send.ts';
import type { Context, Env } from '../services.ts';
import {
  categoryNames,
  findCourse,
  legacyVideos,
  listCourses,
  type StoredCourse,
  sectionsOf,
} from '../tables/courses.ts';
import { subscriptionsOf } from '../tables/subscriptions.ts';

/** The course API. */
export function courseCalls() {
  return new Hono<Env>()
    .get(ENDPOINTS.categories.path, sendCategories)
    .get(ENDPOINTS.courses.path, sendCourses)
    .get(ENDPOINTS.courseDetails.path, sendDetails)
    .get(ENDPOINTS.courseSections.path, sendSections);
}

function sendCategories(c: Context): Response {
  const { database, lists } = c.get('services');
  return sendPacked(
    c,
    lists('categories', () => ({ Categories: categoryNames(database) })),
  );
}

function sendCourses(c: Context): Response {
  const { database, lists } = c.get('services');
  const version = c.req.query('version') || COURSE_VERSION;
  const courseId = c.req.query('courseId') ?? '';
  if (version === LEGACY_VERSION) return sendLegacyCourse(c, courseId);
  if (version !== COURSE_VERSION) {
    throw new HTTPException(400, { message: 'Cette version de la liste n’existe pas.' });
  }
  if (courseId === '')
    return sendPacked(
      c,
      lists('courses', () => allCourses(c)),
    );
  const course = findCourse(database, courseId);
  return sendValue(c, { courses: course ? [toWireCourse(course.id, course)] : [] });
}

function allCourses(c: Context) {
  const courses = listCourses(c.get('services').database);
  return { courses: courses.map((course) => toWireCourse(course.id, course)) };
}

function sendLegacyCourse(c: Context, courseId: string): Response {
  const videos = legacyVideos(c.get('services').database, courseId);
  return sendValue(c, { courses: videos.length > 0 ? [{ videos: toWireVideos({ videos }) }] : [] });
}

function sendDetails(c: Context): Response {
  const course = wantedCourse(c, 'courseId');
  return sendValue(c, { courseDetails: toWireDetails(course.id, course) });
}

function sendSections(c: Context): Response {
  const { database } = c.get('services');
  const course = wantedCourse(c, 'id');
  const user = sessionUser(c);
  const isOpen = canWatch(course, user ? subscriptionsOf(database, user.id) : []);
  const sections = toWireSections(course.id, { sections: sectionsOf(database, course.id) });
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  return sendValue(c, { sections: isOpen ? sections : sections.map(lock) });
}

/**
 * A locked section: its title and the kind of its media. The file's name is left out, because it is an
 * address (A5).
 */
function lock({ id, title, sectionMediaName }: WireSection): WireSection {
  const extension = sectionMediaName?.split('.').at(-1);
  return {
    id,
    title,
    description: '',
    ...(extension && { sectionMediaName: `media.${extension}` }),
  };
}

function wantedCourse(c: Context, idName: 'courseId' | 'id'): StoredCourse {
  const { database } = c.get('services');
  const course = findCourse(database, c.req.query(idName) ?? '', c.req.query('nom')?.trim());
  if (!course) throw new HTTPException(404, { message: 'Cette formation n’existe pas.' });
  return course;
}

function sendValue(c: Context, value: unknown): Response {
  return sendPacked(c, pack(JSON.stringify(value)));
}
