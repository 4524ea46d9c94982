import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from '../../../build/compress.ts';
import { filesIn, pagesIn } from '../../../build/folder.ts';
import type { Settings } from '../../../build/settings.ts';
import { isHashed } from '../headers.ts';
import { headersFile } from './headers-file.ts';
import { nearestFirst } from './nearest-first.ts';
import { markOf } from './policies.ts';
import { siteAnswers } from './site-headers.ts';

/** Writes what hosts read, when every file of the build has its name: `_headers`, and the mark of its policies. */
export function writeHostFiles(folder: string, settings: Settings): void {
  const answers = siteAnswers(settings, folder);
  const textOf = (file: string) => (isText(file) ? readFileSync(join(folder, file), 'utf8') : '');
  // Hosts read few rules: the last files go without, what a page needs first must not be among them.
  const files = nearestFirst(
    pagesIn(folder),
    filesIn(folder).filter((file) => isHashed(`/${file}`)),
    textOf,
  );
  const paths = files.map((file) => `/${file}`);
  writeFileSync(join(folder, '_headers'), headersFile(paths, answers));
  writeFileSync(
    join(folder, markOf(answers.pages)),
    'Ce fichier dit à nginx et à Caddy quelles politiques vont avec ces pages.\n',
  );
}
