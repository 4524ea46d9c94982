import {
  decodeCategories,
  decodeCourses,
  decodeSections,
  decodeSubscriptions,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { COURSE, ORIGIN, SECTION, SUBSCRIPTION, several, VIDEO } from './samples.ts';
import * as is from './well-formed.ts';

interface ListCall {
  call: string;
  decode: (body: unknown) => unknown[] | undefined;
  /** The wrapper of the answer; `bare` is the answer without it (N4). */
  wrap: (items: unknown) => unknown;
  bare: (items: unknown) => unknown;
  good: readonly object[];
  /** The keys without which an item cannot be kept. */
  needs: readonly string[];
  isWellFormed: (item: unknown) => boolean;
}

const itself = (items: unknown) => items;

/** The five calls that answer with a list. */
export const LISTS: readonly ListCall[] = [
  {
    call: 'GET /getCategoriesNamesOnly',
    decode: decodeCategories,
    wrap: (items) => ({ Categories: items }),
    bare: itself,
    good: several({ nom: 'Bureautique' }, 'nom', 5),
    needs: ['nom'],
    isWellFormed: is.text,
  },
  {
    call: 'GET /course, version 2',
    decode: (body) => decodeCourses(body, ORIGIN),
    wrap: (items) => ({ courses: items }),
    bare: itself,
    good: several(COURSE, 'id', 5),
    needs: ['id', 'nom'],
    isWellFormed: is.course,
  },
  {
    call: 'GET /course, version 1',
    decode: (body) => decodeVideos(body, ORIGIN),
    wrap: (items) => ({ courses: [{ videos: items }] }),
    bare: (items) => [{ videos: items }],
    good: several(VIDEO, 'videoName', 5),
    needs: ['videoName'],
    isWellFormed: is.video,
  },
  {
    call: 'GET /courseSections',
    decode: (body) => decodeSections(body, ORIGIN),
    wrap: (items) => ({ sections: items }),
    bare: itself,
    good: several(SECTION, 'id', 5),
    needs: ['id'],
    isWellFormed: is.section,
  },
  {
    call: 'GET /user/subscriptions',
    decode: decodeSubscriptions,
    wrap: (items) => ({ Message: items }),
    bare: itself,
    good: several(SUBSCRIPTION, 'courseId', 5),
    needs: ['courseId', 'type'],
    isWellFormed: is.subscription,
  },
];
