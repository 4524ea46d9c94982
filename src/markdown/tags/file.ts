import { basename, dirname, extname, join, relative } from 'node:path';
import { french } from '../../rules/text/typography.ts';
import { LICENCES_FILE, OFFERED_FOLDER, offeredLabel } from '../../rules/tutorial/offered.ts';
import { codeFigure, fenceOf } from '../fences.ts';
import type { Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import { attribute, el, elWith, type LessonNode, type Tag } from '../nodes.ts';
import { offeredFile } from '../offered-file.ts';
import { readText } from '../text-file.ts';
import type { TagRule } from './tag-rule.ts';

/**
 * `<Fichier nom="exercises/1-table/starter.py" />`: shown as it is, never copied into the text;
 * `<Fichier nom="fichiers/boubou.jpg" />`: offered to the reader (T25).
 */
export const FILE: TagRule = { attributes: ['nom'], toHtml: fileFigure };

async function fileFigure(tag: Tag, _: readonly LessonNode[], lesson: Lesson): Promise<LessonNode> {
  const name = attribute(tag, 'nom');
  const path = join(lesson.folder, name);
  if (relative(lesson.folder, path).startsWith('..')) {
    const remedy = 'écris le chemin d’un fichier de ce dossier';
    throw new LessonFault(lesson.file, tag, `« ${name} » sort du dossier du tutoriel`, remedy);
  }
  if (dirname(name) === OFFERED_FOLDER) return offer(tag, basename(name), lesson);
  try {
    const code = readText(path).trimEnd();
    const fence = fenceOf(extname(name).slice(1), '', code);
    return await codeFigure({ ...fence, fileName: basename(name) }, lesson);
  } catch {
    throw lost(tag, name, lesson);
  }
}

/** A link that downloads a picture, a sound, a table or bytes, with its weight and its licence. */
function offer(tag: Tag, name: string, lesson: Lesson): LessonNode {
  const file = offeredFile(lesson.folder, name);
  if (!file) throw lost(tag, `${OFFERED_FOLDER}/${name}`, lesson);
  const { address, licence, size } = file;
  if (!licence) {
    const remedy = `écris « - fichier: ${name} » et « licence: … » dans ${OFFERED_FOLDER}/${LICENCES_FILE}`;
    throw new LessonFault(lesson.file, tag, `« ${name} » n’a pas de licence`, remedy);
  }
  return el(
    'p.offered',
    elWith('a.button.button-quiet', { href: address, download: name }, `Télécharger ${name}`),
    ' ',
    el('small', french(`${offeredLabel(name, size)} · ${licence}`)),
  );
}

function lost(tag: Tag, name: string, { file }: Lesson): LessonFault {
  const says = `le fichier « ${name} » n’existe pas dans ce tutoriel`;
  return new LessonFault(file, tag, says, 'corrige son nom, ou ajoute-le');
}
