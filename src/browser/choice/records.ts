import {
  type Area,
  type CourseStateKey,
  KEYS,
  readRecord,
  readText,
  writeRecord,
} from '../platform/storage.ts';
import { hasConsent } from './consent.ts';

/** What a reader did: no choice, tab or build may lose it (V7). */
export type ProgressKey = (typeof KEYS)[
  | 'lastView'
  | 'places'
  | 'readSteps'
  | 'solved'
  | 'woven'
  | 'heard'
  | 'codes'
  | 'passed'
  | 'courseProgress'];
/** The records that stand where the choice allows. */
export type RecordKey =
  | ProgressKey
  | typeof KEYS.course
  | typeof KEYS.courseFields
  | CourseStateKey;

/** Records that the device has refused: they hold while the page does (V13). */
const held = new Map<ProgressKey, unknown>();

/** The value of a record; undefined when there is none, or when it cannot be read (V7, V13). */
export function recall(key: ProgressKey): unknown {
  return held.has(key) ? held.get(key) : readRecord(areaOf(key), key);
}

/**
 * Writes a record: after acceptance on the device, else, and when the device has no room, for the session.
 * False when neither takes it: it then lasts as long as the page (V7, V13).
 */
export function remember(key: ProgressKey, value: unknown): boolean {
  const isKept = [...new Set([areaOf(key), 'sessionStorage'] as const)].some(
    (area) => writeRecord(area, key, value) && stamp(area, key),
  );
  if (isKept) held.delete(key);
  else held.set(key, value);
  return isKept;
}

/** Notes when a record was written: of two that differ, the later one holds. */
export function stamp(area: Area, key: RecordKey): true {
  const times = Object(readRecord(area, KEYS.changedAt));
  writeRecord(area, KEYS.changedAt, { ...times, [key]: Date.now() });
  return true;
}

/** Whether this tab has written for its session what the device may now keep (V7). */
export function hasUnkept(): boolean {
  return hasConsent() && readText('sessionStorage', KEYS.changedAt) !== undefined;
}

/**
 * Where a record stands: on the device after acceptance; what this tab has for its session stays there, whole,
 * until it is merged (V7).
 */
export function areaOf(key: RecordKey): Area {
  const isOfSession = readText('sessionStorage', key) !== undefined;
  return hasConsent() && !isOfSession ? 'localStorage' : 'sessionStorage';
}
