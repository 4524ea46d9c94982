import { atom } from 'nanostores';
import { fetchVideos } from '../../api/courses.ts';
import { historyState, queryParameter } from '../../browser/platform/navigate.ts';
import { courseStateKey } from '../../browser/platform/storage.ts';
import { SITES } from '../../config.ts';
import type { Video } from '../../rules/course/course.ts';
import { chooseLegacy, type LegacyCourse } from '../../rules/course/legacy.ts';
import { decodeLegacyState, encodeLegacyState } from '../../wire/legacy.ts';
import { createQuery, type Query } from '../query.ts';
import { detectSavesData } from '../site/device.ts';
import { readSaved, save } from './saved.ts';

/** The course of `/v1/course`, if there is one; undefined until the page wakes up. */
export const $opened = atom<{ course: LegacyCourse | undefined } | undefined>(undefined);

/**
 * Called when `/v1/course?courseId` wakes up, with the courses known at build; saves the course that it
 * finds (L2).
 */
export function openLegacy(packs: readonly LegacyCourse[]): void {
  const id = queryParameter('courseId');
  const records = [historyState(), id && readSaved(courseStateKey(id))];
  const { origin } = new URL(SITES.training);
  const states = records.flatMap((record) => decodeLegacyState(record, origin) ?? []);
  const course = chooseLegacy(id, states, packs);
  if (course) save(courseStateKey(course.id), encodeLegacyState(course));
  detectSavesData();
  $opened.set({ course });
}

/** The query of a legacy course's videos, one per course (N19). */
export function videosOf(id: string): Query<Video[]> {
  return createQuery<Video[]>(`v1_courses1-${id}`, (last) => fetchVideos(id, last));
}
