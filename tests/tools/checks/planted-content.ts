import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Until the test ends, the current folder is a project with these files: by path, texts or bytes. */
export function plantContent(files: Readonly<Record<string, string | Buffer>>): void {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}
