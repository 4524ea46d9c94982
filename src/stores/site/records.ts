import { hasConsent } from '../../browser/choice/consent.ts';
import { courseStateKeys } from '../../browser/choice/course-states.ts';
import { type ProgressKey, type RecordKey, stamp } from '../../browser/choice/records.ts';
import {
  type Area,
  KEYS,
  readRecord,
  readText,
  writeRecord,
  writeText,
} from '../../browser/platform/storage.ts';
import { mergeCourses } from '../../rules/course/page/progress.ts';
import {
  type Merge,
  mergeCodes,
  mergeHeard,
  mergeLists,
  mergePlaces,
  mergeViews,
} from '../../rules/site/merge.ts';

const MERGES: Readonly<Record<ProgressKey, Merge>> = {
  [KEYS.lastView]: mergeViews,
  [KEYS.places]: mergePlaces,
  [KEYS.readSteps]: mergeLists,
  [KEYS.solved]: mergeLists,
  [KEYS.woven]: mergeLists,
  [KEYS.heard]: mergeHeard,
  [KEYS.codes]: mergeCodes,
  [KEYS.passed]: mergeLists,
  [KEYS.courseProgress]: mergeCourses,
};

const PROGRESS = Object.keys(MERGES) as ProgressKey[];

/**
 * Once the visitor has accepted, here or in another tab: merges what this tab holds for the session into
 * what the device keeps (V6, V7). What finds no room stays where it is.
 */
export function keepOnDevice(): void {
  if (hasConsent()) moveAll('sessionStorage', 'localStorage');
}

/** Once the visitor has refused: the device keeps nothing, this tab goes on with it (V7). */
export function keepForSession(): void {
  moveAll('localStorage', 'sessionStorage');
}

/**
 * Another tab has withdrawn the consent, and taken a record from the device: this tab goes on with it for
 * its session (V7).
 */
export function keepWithdrawn(key: string | null, text: string | null): void {
  if (hasConsent() || text === null) return;
  for (const one of PROGRESS) if (one === key) writeText('sessionStorage', one, text);
}

function moveAll(from: Area, to: Area): void {
  const keys = [...PROGRESS, KEYS.course, KEYS.courseFields, ...courseStateKeys(from)] as const;
  for (const key of keys) move(key, from, to);
  if (from === 'localStorage' || !PROGRESS.some((key) => readText(from, key) !== undefined))
    writeText(from, KEYS.changedAt, undefined);
}

function move(key: RecordKey, from: Area, to: Area): void {
  const text = readText(from, key);
  if (text === undefined) return;
  const merge = readText(to, key) !== undefined && MERGES[key as ProgressKey];
  const isKept = merge ? writeRecord(to, key, merged(key, merge)) : writeText(to, key, text);
  if (!isKept) return;
  writeText(from, key, undefined);
  stamp(to, key);
}

/** What both areas hold: of what differs, the one that was written last holds, else the tab's own. */
function merged(key: RecordKey, merge: Merge): unknown {
  const [device, session] = (['localStorage', 'sessionStorage'] as const).map((area) => ({
    record: readRecord(area, key),
    time: Number(Object(readRecord(area, KEYS.changedAt))[key]) || 0,
  })) as [{ record: unknown; time: number }, { record: unknown; time: number }];
  return session.time >= device.time
    ? merge(device.record, session.record)
    : merge(session.record, device.record);
}
