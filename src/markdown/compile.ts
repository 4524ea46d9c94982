import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'hast';
import type { HastPluginEntry } from 'satteri';
import { french } from '../rules/text/typography.ts';
import { isComing } from './coming.ts';
import { codeFigure, fenceOf, isShown, outputFigure, readFence } from './fences.ts';
import { guard, LessonFault } from './guard.ts';
import { attribute, childrenOf, el, isElement, isTag, type LessonNode } from './hast.ts';
import { headingWithId } from './headings.ts';
import { type Lesson, startLesson } from './place.ts';
import { pictureOf } from './rendering.ts';
import { withRest } from './rest.ts';
import { tagToHtml } from './tags/tags.ts';

/** From a lesson as it is written to the HTML of its page: guard, tags, samples, typography, ids. */
export const lessonPlugin: HastPluginEntry = ({ fileURL }) => ({
  name: 'lesson',
  options: { position: true },
  async before(root, context) {
    if (!fileURL) return;
    context.replaceNode(root, await toHtml(root as Root, startLesson(fileURLToPath(fileURL))));
  },
});

/** The whole step; throws a `LessonFault` that names the file, the line and what to do. */
async function toHtml(root: Root, lesson: Lesson): Promise<Root> {
  guard(root, lesson.file);
  const blocks = await convertAll(root.children, lesson);
  const isStep = lesson.file.startsWith('content/tutorials/');
  return { type: 'root', children: (isStep ? withRest(blocks) : blocks) as Root['children'] };
}

async function convertAll(nodes: readonly LessonNode[], lesson: Lesson): Promise<LessonNode[]> {
  const html: LessonNode[] = [];
  for (const node of nodes) {
    const fence = readFence(node);
    if (!fence) html.push(await convert(node, lesson));
    else if (fence.language === 'output') {
      const picture = await pictureOf(fence.rendering, node, lesson);
      html.push(outputFigure(fence, lesson.isFailing === true, picture));
    } else {
      lesson.isFailing = fence.words.has('fails');
      if (isShown(fence)) html.push(await codeFigure(fence));
    }
  }
  return html;
}

async function convert(node: LessonNode, lesson: Lesson): Promise<LessonNode> {
  if (node.type === 'text') return { type: 'text', value: french(node.value) };
  if (isElement(node, 'code')) return node;
  if (isTag(node) && node.name === 'Fichier') return fileFigure(node, lesson);
  const children = await convertAll(childrenOf(node), lesson);
  if (isComing(node)) return el('span', {}, ...children, ' (bientôt)');
  if (isElement(node, 'h2', 'h3', 'h4', 'h5')) return headingWithId(node, children, lesson);
  if (isTag(node)) return tagToHtml(node, children, lesson);
  return { ...node, children } as LessonNode;
}

/** `<Fichier nom="exercises/1-table/starter.py" />`: shown as it is, never copied into the text. */
async function fileFigure(tag: LessonNode, lesson: Lesson): Promise<LessonNode> {
  const name = isTag(tag) ? attribute(tag, 'nom') : '';
  const path = join(lesson.folder, name);
  if (relative(lesson.folder, path).startsWith('..')) {
    throw new LessonFault(lesson.file, tag, `« ${name} » sort du dossier du tutoriel.`);
  }
  try {
    const code = readFileSync(path, 'utf8').trimEnd();
    return await codeFigure({ ...fenceOf(languageOf(name), '', code), fileName: basename(name) });
  } catch {
    throw new LessonFault(
      lesson.file,
      tag,
      `le fichier « ${name} » n’existe pas dans ce tutoriel.`,
    );
  }
}

function languageOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return { py: 'python', js: 'javascript', ts: 'typescript', txt: 'text' }[extension] ?? extension;
}
