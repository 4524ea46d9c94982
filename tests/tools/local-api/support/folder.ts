import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder of this test file's own, gone when its tests end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-api-'));
  folders.push(folder);
  return folder;
}
