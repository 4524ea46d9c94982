import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Element } from 'hast';
import sharp from 'sharp';
import { french } from '../rules/text/typography.ts';
import {
  RENDERING_DENSITY,
  RENDERINGS,
  RENDERINGS_FOLDER,
  renderingName,
} from '../rules/tutorial/samples.ts';
import type { Lesson } from './lesson.ts';
import { LessonFault } from './lesson-fault.ts';
import { elWith, type LessonNode } from './nodes.ts';

/** The picture that the samples runner has drawn of a result; fetched when it comes near. */
export async function outputPicture(
  description: string | undefined,
  node: LessonNode,
  lesson: Lesson,
): Promise<Element | undefined> {
  if (description === undefined) return undefined;
  const name = renderingName(lesson.step, description);
  const [file, other] = globSync(join(lesson.folder, RENDERINGS_FOLDER, `${name}.*.webp`));
  if (!file || other) {
    const says = `le rendu « ${description} » n’a pas son image`;
    const remedy = `lance « npm run samples -- ${lesson.file} --write »`;
    throw new LessonFault(lesson.file, node, says, remedy);
  }
  const { width, height } = await sharp(file).metadata();
  return elWith('img.rendering', {
    src: `${RENDERINGS}${basename(lesson.folder)}/${basename(file)}`,
    alt: french(description),
    width: width / RENDERING_DENSITY,
    height: height / RENDERING_DENSITY,
    loading: 'lazy',
    decoding: 'async',
  });
}
