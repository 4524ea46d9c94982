import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Next } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { canWatch } from '../../../rules/course/access.ts';
import { isFree } from '../../../rules/text/price.ts';
import {
  toWireCourse,
  toWireDetails,
  toWireSections,
  toWireVideos,
} from '../../../wire/catalog.ts';
import { COURSE_VERSION, ENDPOINTS, LEGACY_VERSION } from '../../../wire/endpoints.ts';
import type { WireSection } from '../../../wire/types.ts';
import { sessionUser } from '../auth/session.ts';
import { mediaFacts } from '../data/media-facts.ts';
import { pack } from '../http/packed.ts';
import { PAID_MEDIA_PATH } from '../http/paths.ts';
import { ownOrigin, sendPacked } from '../http/transport.ts';
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

/** Where `content` keeps the files of sections. */
const MEDIA_FOLDER = 'catalog/media/sections';

/** The course API. */
export function courseCalls() {
  return new Hono<Env>()
    .get(ENDPOINTS.categories.path, sendCategories)
    .get(ENDPOINTS.courses.path, sendCourses)
    .get(ENDPOINTS.courseDetails.path, sendDetails)
    .get(ENDPOINTS.courseSections.path, sendSections)
    .get(`${PAID_MEDIA_PATH}/:course/:file`, sendPaidMedia);
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
  const held = { sections: sectionsOf(database, course.id) };
  const linkTo = isFree(course.price)
    ? undefined
    : (file: string) => paidMediaUrl(c, course.id, file);
  const folder = join(c.get('services').contentFolder, MEDIA_FOLDER);
  const sections = toWireSections(course.id, held, linkTo, (file) =>
    mediaFacts(join(folder, file)),
  );
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  return sendValue(c, { sections: isOpen ? sections : sections.map(lock) });
}

/**
 * A file of a course that is not free, to who holds it; 404 to others, as for a file that does not exist
 * (A5). A service of production gives signed links instead, which last a few minutes.
 */
async function sendPaidMedia(c: Context, next: Next): Promise<Response> {
  const { contentFolder, database } = c.get('services');
  const course = findCourse(database, c.req.param('course') ?? '');
  const user = sessionUser(c);
  const isHeld = course && user && canWatch(course, subscriptionsOf(database, user.id));
  const media = isHeld
    ? sectionsOf(database, course.id).find((one) => one.media === c.req.param('file'))?.media
    : undefined;
  if (!media) return c.notFound();
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  const path = join(contentFolder, MEDIA_FOLDER, media);
  return (await serveStatic<Env>({ path })(c, next)) ?? c.notFound();
}

function paidMediaUrl(c: Context, id: string, file: string): string {
  const path = [PAID_MEDIA_PATH.slice(1), id, file].map(encodeURIComponent).join('/');
  return `${ownOrigin(c)}/${path}`;
}

/**
 * A locked section: its title and the kind, length and weight of its media. The file's name is left out,
 * because it is an address (A5).
 */
function lock({ description: _, mediaLink: __, ...section }: WireSection): WireSection {
  const extension = section.sectionMediaName?.split('.').at(-1);
  return {
    ...section,
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
