import { onTestFinished } from 'vitest';
import { plantFolder } from '../../support/program.ts';

/** Until the test ends, the current folder is a project with these files: by path, texts or bytes. */
export function plantContent(files: Readonly<Record<string, string | Buffer>>): void {
  const project = process.cwd();
  const planted = plantFolder(files);
  process.chdir(planted.folder);
  onTestFinished(() => {
    process.chdir(project);
    planted[Symbol.dispose]();
  });
}
