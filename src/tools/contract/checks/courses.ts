import type { Course } from '../../../rules/course/course.ts';
import { isFree } from '../../../rules/text/price.ts';
import { decodeCourses, decodeSections } from '../../../wire/decode.ts';
import type { Findings } from '../findings.ts';
import { askAsSite, type Target } from '../target.ts';
import { titleOf } from '../wire/call.ts';
import { CALLS } from '../wire/calls.ts';
import { checkRead } from './reads.ts';

const NO_COURSE = 'contrat-sans-formation';

/** The course service: its lists, one course of each kind, and what it says of one that does not exist. */
export async function checkCourses(target: Target, findings: Findings): Promise<void> {
  await checkRead(target, CALLS.categories, findings);
  const body = await checkRead(target, CALLS.courses, findings);
  const courses = decodeCourses(body, target.origin) ?? [];
  await checkRead(target, CALLS.videos, findings);
  await checkRefusals(target, findings);
  const [first] = courses;
  if (!first) {
    const why = body === undefined ? 'aucune liste n’est venue' : 'la liste est vide';
    findings.skip(`les textes et les sections d’une formation : ${why}`);
    return;
  }
  const query = { courseId: first.id, nom: first.name };
  await checkRead(target, CALLS.courseDetails, findings, { query });
  await checkSections(target, courses.find(({ price }) => isFree(price)) ?? first, findings);
  await checkLock(
    target,
    courses.find(({ price }) => !isFree(price)),
    findings,
  );
}

async function checkSections(target: Target, { id, name }: Course, findings: Findings) {
  await checkRead(target, CALLS.courseSections, findings, { query: { id, nom: name } });
}

/** Without a session nothing of a course that must be bought leaves the service but titles (A5). */
async function checkLock(target: Target, course: Course | undefined, findings: Findings) {
  if (!course) {
    findings.skip('le verrou des sections : aucune formation payante dans la liste');
    return;
  }
  const title = titleOf(CALLS.courseSections);
  const query = { id: course.id, nom: course.name };
  const body = await checkRead(target, CALLS.courseSections, findings, { query });
  for (const section of decodeSections(body, target.origin) ?? []) {
    const leaks = [section.mediaLink && 'mediaLink', section.description && 'description'];
    const leaked = leaks.filter(Boolean).join(' et ');
    findings.expect(
      title,
      leaked === '',
      `${leaked} reçu pour la section ${section.id} de « ${course.name} », payante, sans session — n’importe qui la regarde sans payer`,
    );
  }
}

async function checkRefusals(target: Target, findings: Findings): Promise<void> {
  const unknown = [
    { call: CALLS.courseDetails, query: { courseId: NO_COURSE, nom: NO_COURSE } },
    { call: CALLS.courseSections, query: { id: NO_COURSE, nom: NO_COURSE } },
  ];
  for (const { call, query } of unknown) {
    const reply = await askAsSite(target, call, findings, { query });
    if (!reply) continue;
    findings.expect(
      titleOf(call),
      reply.status === 404,
      `404 attendu pour une formation qui n’existe pas, ${reply.status} reçu`,
    );
  }
  const reply = await askAsSite(target, CALLS.courses, findings, { query: { version: '99' } });
  if (!reply) return;
  findings.expect(
    'GET /course',
    isRefusal(reply.status),
    `400 attendu pour une version qui n’existe pas, ${reply.status} reçu`,
  );
}

/** 400 to 499. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}
