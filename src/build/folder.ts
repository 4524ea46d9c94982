import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCopy } from '../rules/offline/copies.ts';

/** Every file of a folder, as paths inside it, sorted. */
export function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

/**
 * The pages of a folder, as paths inside it, sorted: `course.html`, `v1/course.html`. A tutorial in one file is a
 * download, not a page.
 */
export function pagesIn(folder: string): string[] {
  return filesIn(folder).filter((file) => file.endsWith('.html') && !isCopy(file));
}

/** The address of a page that is built: `index.html` → `/`, `v1/course.html` → `/v1/course`. */
export function addressOf(page: string): string {
  return `/${page.replace(/(?:^index)?\.html$/, '')}`;
}
