import {
  decodeCategories,
  decodeCourses,
  decodeSections,
  decodeSubscriptions,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { COURSE, ORIGIN, SECTION, SUBSCRIPTION, several, VIDEO } from './samples.ts';
import * as is from './well-formed.ts';

type Items = (items: unknown) => unknown;

/** The five calls that answer with a list: each with its key, and what a bare answer holds (N4). */
export const LISTS = [
  list('GET /getCategoriesNamesOnly', 'Categories', decodeCategories, {
    good: several({ nom: 'Bureautique' }, 'nom', 5),
    needs: ['nom'],
    isWellFormed: is.text,
  }),
  list('GET /course, version 2', 'courses', (body) => decodeCourses(body, ORIGIN), {
    good: several(COURSE, 'id', 5),
    needs: ['id', 'nom'],
    isWellFormed: is.course,
  }),
  list('GET /course, version 1', 'courses', (body) => decodeVideos(body, ORIGIN), {
    bare: (items) => [{ videos: items }],
    good: several(VIDEO, 'videoName', 5),
    needs: ['videoName'],
    isWellFormed: is.video,
  }),
  list('GET /courseSections', 'sections', (body) => decodeSections(body, ORIGIN), {
    good: several(SECTION, 'id', 5),
    needs: ['id'],
    isWellFormed: is.section,
  }),
  list('GET /user/subscriptions', 'Message', decodeSubscriptions, {
    good: several(SUBSCRIPTION, 'courseId', 5),
    needs: ['courseId', 'type'],
    isWellFormed: is.subscription,
  }),
];

function list(
  call: string,
  key: string,
  decode: (body: unknown) => unknown[] | undefined,
  one: {
    bare?: Items;
    good: readonly object[];
    /** The keys without which an item cannot be kept. */
    needs: readonly string[];
    isWellFormed: (item: unknown) => boolean;
  },
) {
  const { bare = (items) => items } = one;
  const wrap: Items = (items) => ({ [key]: bare(items) });
  return { ...one, call, decode, bare, wrap };
}
