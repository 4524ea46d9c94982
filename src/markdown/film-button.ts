import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Element } from 'hast';
import { french } from '../rules/text/typography.ts';
import { FILMS_FOLDER, filmName, PLAYER_BYTES } from '../rules/tutorial/film/film.ts';
import { countOf, type Lesson } from './lesson.ts';
import { LessonFault } from './lesson-fault.ts';
import { el, elWith, type LessonNode } from './nodes.ts';

const KILOBYTE = 1024;

/** « Pas à pas, 5 Ko », under the sample whose film the samples runner has written; needs scripts (U25). */
export function filmButton(node: LessonNode, lesson: Lesson): Element {
  const name = filmName(lesson.step, countOf(lesson, 'film'));
  const file = join(lesson.folder, FILMS_FOLDER, `${name}.json`);
  if (!existsSync(file)) {
    const remedy = `lance « npm run samples -- ${lesson.file} --write »`;
    throw new LessonFault(lesson.file, node, 'le pas à pas de cet exemple n’est pas écrit', remedy);
  }
  const bytes = brotliCompressSync(readFileSync(file)).length + PLAYER_BYTES;
  const label = french(`Pas à pas, ${Math.ceil(bytes / KILOBYTE)} Ko`);
  const button = { type: 'button', dataPart: 'film', dataFilm: name };
  return el('p.film-open.needs-js', elWith('button.button.button-quiet', button, label));
}
