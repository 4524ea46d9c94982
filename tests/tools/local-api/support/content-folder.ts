import { makeContent } from './fixture.ts';
import { temporaryFolder } from './folder.ts';
import { writeContent } from './write-content.ts';

/** A content folder as writers keep it, with some files changed; undefined: the file is missing. */
export function plantContent(changes: Record<string, unknown> = {}): string {
  const folder = temporaryFolder();
  writeContent(folder, makeContent(), changes);
  return folder;
}
