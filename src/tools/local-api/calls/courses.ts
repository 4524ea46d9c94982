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
  type WireSection,
} from '../../../wire/catalog.ts';
import { COURSE_VERSION, ENDPOINTS, LEGACY_VERSION } from '../../../wire/endpoints.ts';
import { sessionUser } from '../auth/session.ts';
import { type Catalog, findCourse, type StoredCourse } from '../data/catalog.ts';
import { mediaFacts } from '../data/media-facts.ts';
import { purchasesOf } from '../data/purchases.ts';
import { type Packed, pack } from '../http/packed.ts';
import { ownOrigin, sendPacked } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';

/** Where `content` keeps the files of sections. */
const MEDIA_FOLDER = 'catalog/media/sections';
/** Where the API serves the media of a course that is not free. */
const PAID_MEDIA_PATH = '/courseMedia';

const LISTS = new WeakMap<Catalog, ReturnType<typeof listsOf>>();

/** The course API and the account API. */
export function courseCalls() {
  return new Hono<Env>()
    .get(ENDPOINTS.categories.path, (c) => sendPacked(c, listsOf(c).categories))
    .get(ENDPOINTS.courses.path, sendCourses)
    .get(ENDPOINTS.courseDetails.path, (c) => {
      const course = wantedCourse(c, 'courseId');
      return sendValue(c, { courseDetails: toWireDetails(course.id, course) });
    })
    .get(ENDPOINTS.courseSections.path, sendSections)
    .get(ENDPOINTS.subscriptions.path, sendSubscriptions)
    .get(`${PAID_MEDIA_PATH}/:course/:file`, sendPaidMedia);
}

/** The two lists that every visitor asks for, written and packed once for each catalogue (C16). */
function listsOf(c: Context): { categories: Packed; courses: Packed } {
  const catalog = c.get('services').catalog();
  const { categories, courses } = catalog;
  const lists = LISTS.get(catalog) ?? {
    categories: packed({ Categories: categories }),
    courses: packed({ courses: courses.map((one) => toWireCourse(one.id, one)) }),
  };
  LISTS.set(catalog, lists);
  return lists;
}

function sendCourses(c: Context): Response {
  const catalog = c.get('services').catalog();
  const version = c.req.query('version') || COURSE_VERSION;
  const courseId = c.req.query('courseId') ?? '';
  if (version === LEGACY_VERSION) {
    const course = catalog.freeCourses.find(({ id }) => id === courseId);
    return sendValue(c, { courses: course ? [{ videos: toWireVideos(course) }] : [] });
  }
  if (version !== COURSE_VERSION) {
    throw new HTTPException(400, { message: 'Cette version de la liste n’existe pas.' });
  }
  if (courseId === '') return sendPacked(c, listsOf(c).courses);
  const course = findCourse(catalog, courseId);
  return sendValue(c, { courses: course ? [toWireCourse(course.id, course)] : [] });
}

function sendSections(c: Context): Response {
  const { contentFolder } = c.get('services');
  const course = wantedCourse(c, 'id');
  const paidMediaUrl = (file: string) =>
    `${ownOrigin(c)}${PAID_MEDIA_PATH}/${[course.id, file].map(encodeURIComponent).join('/')}`;
  const sections = toWireSections(
    course.id,
    course,
    isFree(course.price) ? undefined : paidMediaUrl,
    (file) => mediaFacts(join(contentFolder, MEDIA_FOLDER, file)),
  );
  const isOpen = canWatch(course, heldBy(c) ?? []);
  return sendValue(c, { sections: isOpen ? sections : sections.map(lock) });
}

function sendSubscriptions(c: Context): Response {
  const held = heldBy(c);
  if (!held) throw new HTTPException(401, { message: 'Connectez-vous pour voir vos achats.' });
  return sendValue(c, { Message: held.map(({ courseId, type }) => ({ courseId, type })) });
}

/**
 * A file of a course that is not free, to who holds it; 404 to others, as for a file that does not exist
 * (A5). A service of production gives signed links instead, which last a few minutes.
 */
async function sendPaidMedia(c: Context, next: Next): Promise<Response> {
  const { catalog, contentFolder } = c.get('services');
  const course = findCourse(catalog(), c.req.param('course') ?? '');
  const held = heldBy(c);
  const media = course?.sections.find((one) => one.media === c.req.param('file'))?.media;
  if (!media || !held || !canWatch(course, held)) return c.notFound();
  const path = join(contentFolder, MEDIA_FOLDER, media);
  return (await serveStatic<Env>({ path })(c, next)) ?? c.notFound();
}

/** What the reader has bought, undefined for nobody; the answer is then for this reader alone. */
function heldBy(c: Context) {
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  const user = sessionUser(c);
  const { database, catalog } = c.get('services');
  return user && purchasesOf(database, catalog(), user.id);
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
  const { catalog } = c.get('services');
  const course = findCourse(catalog(), c.req.query(idName) ?? '', c.req.query('nom')?.trim());
  if (!course) throw new HTTPException(404, { message: 'Cette formation n’existe pas.' });
  return course;
}

function sendValue(c: Context, value: unknown): Response {
  return sendPacked(c, packed(value));
}

function packed(value: unknown): Packed {
  return pack(JSON.stringify(value));
}
