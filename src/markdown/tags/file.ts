import { basename, extname, join, relative } from 'node:path';
import { codeFigure, fenceOf } from '../fences.ts';
import type { Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import { attribute, type LessonNode, type Tag } from '../nodes.ts';
import { readText } from '../text-file.ts';
import type { TagRule } from './tag-rule.ts';

/** `<Fichier nom="exercises/1-table/starter.py" />`: shown as it is, never copied into the text. */
export const FILE: TagRule = { attributes: ['nom'], toHtml: fileFigure };

async function fileFigure(tag: Tag, _: readonly LessonNode[], lesson: Lesson): Promise<LessonNode> {
  const name = attribute(tag, 'nom');
  const path = join(lesson.folder, name);
  if (relative(lesson.folder, path).startsWith('..')) {
    const remedy = 'écris le chemin d’un fichier de ce dossier';
    throw new LessonFault(lesson.file, tag, `« ${name} » sort du dossier du tutoriel`, remedy);
  }
  try {
    const code = readText(path).trimEnd();
    const fence = fenceOf(extname(name).slice(1), '', code);
    return await codeFigure({ ...fence, fileName: basename(name) }, lesson);
  } catch {
    throw new LessonFault(
      lesson.file,
      tag,
      `le fichier « ${name} » n’existe pas dans ce tutoriel`,
      'corrige son nom, ou ajoute-le',
    );
  }
}
