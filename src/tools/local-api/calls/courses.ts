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
import {
  categoryNames,
  findCourse,
  legacyVideos,
  listCourses,
  type StoredCourse,
  sectionsOf,
  subscriptionsOf,
} from '../data/queries.ts';
import { pack } from '../http/packed.ts';
import { ownOrigin, sendPacked } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';

/** Where `content` keeps the files of sections. */
const MEDIA_FOLDER = 'catalog/media/sections';
/** Where the API serves the media of a course that is not free. */
const PAID_MEDIA_PATH = '/courseMedia';

/** The course API and the account API. */
export function courseCalls() {
  return new Hono<Env>()
    .get(ENDPOINTS.categories.path, sendCategories)
    .get(ENDPOINTS.courses.path, sendCourses)
    .get(ENDPOINTS.courseDetails.path, (c) => {
      const course = wantedCourse(c, 'courseId');
      return sendValue(c, { courseDetails: toWireDetails(course.id, course) });
    })
    .get(ENDPOINTS.courseSections.path, sendSections)
    .get(ENDPOINTS.subscriptions.path, sendSubscriptions)
    .get(`${PAID_MEDIA_PATH}/:course/:file`, sendPaidMedia);
}

function sendCategories(c: Context): Response {
  const { database, lists } = c.get('services');
  const list = lists('categories', () => ({ Categories: categoryNames(database) }));
  return sendPacked(c, list);
}

function sendCourses(c: Context): Response {
  const { database, lists } = c.get('services');
  const version = c.req.query('version') || COURSE_VERSION;
  const courseId = c.req.query('courseId') ?? '';
  if (version === LEGACY_VERSION) {
    const videos = legacyVideos(database, courseId);
    return sendValue(c, {
      courses: videos.length > 0 ? [{ videos: toWireVideos({ videos }) }] : [],
    });
  }
  if (version !== COURSE_VERSION) {
    throw new HTTPException(400, { message: 'Cette version de la liste n’existe pas.' });
  }
  if (courseId !== '') {
    const course = findCourse(database, courseId);
    return sendValue(c, { courses: course ? [toWireCourse(course.id, course)] : [] });
  }
  const list = lists('courses', () => ({
    courses: listCourses(database).map((course) => toWireCourse(course.id, course)),
  }));
  return sendPacked(c, list);
}

function sendSections(c: Context): Response {
  const { contentFolder, database } = c.get('services');
  const course = wantedCourse(c, 'id');
  const paidMediaUrl = (file: string) =>
    `${ownOrigin(c)}${PAID_MEDIA_PATH}/${[course.id, file].map(encodeURIComponent).join('/')}`;
  const sections = toWireSections(
    course.id,
    { sections: sectionsOf(database, course.id) },
    isFree(course.price) ? undefined : paidMediaUrl,
    (file) => mediaFacts(join(contentFolder, MEDIA_FOLDER, file)),
  );
  const isOpen = canWatch(course, heldBy(c) ?? []);
  return sendValue(c, { sections: isOpen ? sections : sections.map(lock) });
}

function sendSubscriptions(c: Context): Response {
  const Message = heldBy(c);
  if (!Message) throw new HTTPException(401, { message: 'Connectez-vous pour voir vos achats.' });
  return sendValue(c, { Message });
}

/**
 * A file of a course that is not free, to who holds it; 404 to others, as for a file that does not exist
 * (A5). A service of production gives signed links instead, which last a few minutes.
 */
async function sendPaidMedia(c: Context, next: Next): Promise<Response> {
  const { contentFolder, database } = c.get('services');
  const course = findCourse(database, c.req.param('course') ?? '');
  const held = heldBy(c);
  const sections = course && held && canWatch(course, held) ? sectionsOf(database, course.id) : [];
  const media = sections.find((one) => one.media === c.req.param('file'))?.media;
  if (!media) return c.notFound();
  const path = join(contentFolder, MEDIA_FOLDER, media);
  return (await serveStatic<Env>({ path })(c, next)) ?? c.notFound();
}

/** What the reader has bought, undefined for nobody; the answer is then for this reader alone. */
function heldBy(c: Context) {
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  const user = sessionUser(c);
  return user && subscriptionsOf(c.get('services').database, user.id);
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
