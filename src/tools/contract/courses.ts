import type { Course } from '../../rules/course/course.ts';
import { isFree } from '../../rules/text/price.ts';
import { decodeCourses, decodeSections } from '../../wire/decode.ts';
import { COURSE_VERSION, ENDPOINTS, LEGACY_VERSION } from '../../wire/endpoints.ts';
import type { Trial } from './trial.ts';

const { categories, courses, courseDetails, courseSections } = ENDPOINTS;
const NO_COURSE = 'contrat-sans-formation';
const LEGACY_COURSE = 'python';

/** The course service: its lists, one course of each kind, and what it says of one that does not exist. */
export async function checkCourses(trial: Trial): Promise<void> {
  const version = (number: string) => `GET ${courses.path} (version ${number})`;
  await trial.check(categories);
  const listed = await trial.check(courses, {
    title: version(COURSE_VERSION),
    schema: 'Formations',
    query: { version: COURSE_VERSION, courseId: '' },
  });
  await trial.check(courses, {
    title: version(LEGACY_VERSION),
    schema: 'Videos',
    query: { version: LEGACY_VERSION, courseId: LEGACY_COURSE },
  });
  const unknown = { courseId: NO_COURSE, id: NO_COURSE, nom: NO_COURSE };
  const missing = { query: unknown, status: 404, when: 'pour une formation qui n’existe pas' };
  await trial.check(courseDetails, missing);
  await trial.check(courseSections, missing);
  const when = 'pour une version qui n’existe pas';
  await trial.check(courses, { query: { version: '99' }, status: 400, when });
  checkDoubles(trial, version(COURSE_VERSION), 'courses', trial.jsonOf(listed));
  const items = decodeCourses(trial.jsonOf(listed), trial.target.origin) ?? [];
  await checkEach(trial, items, listed ? 'la liste est vide' : 'aucune liste n’est venue');
}

async function checkEach(trial: Trial, items: readonly Course[], lack: string): Promise<void> {
  const [first] = items;
  if (!first) {
    trial.skip(`les textes et les sections d’une formation : ${lack}`);
    return;
  }
  await trial.check(courseDetails, { query: { courseId: first.id, nom: first.name } });
  const free = items.find(({ price }) => isFree(price)) ?? first;
  await trial.check(courseSections, { query: { id: free.id, nom: free.name } });
  const paid = items.find(({ price }) => !isFree(price));
  if (paid) await checkLock(trial, paid);
  else trial.skip('le verrou des sections : aucune formation payante dans la liste');
}

/** Without a session nothing of a course that must be bought leaves the service but titles (A5). */
async function checkLock(trial: Trial, { id, name }: Course): Promise<void> {
  const title = `GET ${courseSections.path}`;
  const body = trial.jsonOf(await trial.check(courseSections, { query: { id, nom: name } }));
  checkDoubles(trial, title, 'sections', body);
  for (const section of decodeSections(body, trial.target.origin) ?? []) {
    const leaks = [section.mediaLink && 'mediaLink', section.description && 'description'];
    const leaked = leaks.filter(Boolean).join(' et ');
    const told = `${leaked} reçu pour la section ${section.id} de « ${name} », payante, sans session — n’importe qui la regarde sans payer`;
    trial.expect(title, leaked === '', told);
  }
}

/** No schema compares two items of a list. */
function checkDoubles(trial: Trial, title: string, key: string, body: unknown): void {
  const items: unknown = Object(body)[key];
  const seen = new Set<string>(['undefined']);
  for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
    const id = String(Object(item).id);
    const told = `${key}[${index}].id : "${id}" est déjà pris — l’élément est abandonné`;
    trial.expect(title, id === 'undefined' || !seen.has(id), told);
    seen.add(id);
  }
}
