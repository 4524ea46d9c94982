import { areaOf, type RecordKey } from '../../browser/choice/records.ts';
import { readRecord, writeRecord } from '../../browser/platform/storage.ts';

/** What an earlier page saved of a course, where the choice lets it stand (D9, V7). */
export function readSaved(key: RecordKey): unknown {
  return readRecord(areaOf(key), key);
}

/** Saves it for the next page; what finds no room is lost, for a service says it again. */
export function save(key: RecordKey, value: unknown): void {
  writeRecord(areaOf(key), key, value);
}
