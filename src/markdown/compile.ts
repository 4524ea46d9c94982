import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Root } from 'hast';
import type { HastPluginEntry } from 'satteri';
import { french } from '../rules/text/typography.ts';
import { baseAmong } from '../workshop/build.ts';
import { isComingSoon } from './coming-soon.ts';
import { DrawingFault } from './drawing-fault.ts';
import { DRAWINGS, drawingOf } from './drawings.ts';
import { codeFigure, type Fence, isShown, outputFigure, readFence, sheetsAfter } from './fences.ts';
import { filmButton } from './film-button.ts';
import { restAfterFirstScreen } from './first-screen.ts';
import { guard } from './guard.ts';
import { headingWithId } from './headings.ts';
import { countOf, type Lesson, startLesson } from './lesson.ts';
import { type Fault, LessonFault } from './lesson-fault.ts';
import { childrenOf, el, isElement, isTag, type LessonNode } from './nodes.ts';
import { outputPicture } from './output-picture.ts';
import { asksBase, resultFigure } from './result-table.ts';
import { tableBox } from './table.ts';
import { ruleOf } from './tags/tags.ts';
import { rememberFile } from './tried-react.ts';

/** From a lesson as it is written to the HTML of its page: guard, tags, samples, typography, ids. */
export const lessonPlugin: HastPluginEntry = ({ fileURL }) => ({
  name: 'lesson',
  options: { position: true },
  async before(root, context) {
    if (!fileURL) return;
    context.replaceNode(root, await toHtml(root as Root, startLesson(fileURLToPath(fileURL))));
  },
});

/** Returns all the faults that would stop the build in a text that the Markdown processor has read. */
export async function lessonFaults(root: Root, path: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  await toHtml(root, { ...startLesson(path), faults });
  return faults;
}

/** The whole step; throws a `LessonFault` that names the file, the line and what to do. */
async function toHtml(root: Root, lesson: Lesson): Promise<Root> {
  for (const fault of guard(root, lesson.file)) refuse(fault, lesson);
  const all = await convertAll(root.children, lesson);
  // A tag that shows nothing leaves the line break after it: a page ends no line with a space.
  const start = all.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  const blocks = all.slice(Math.max(start, 0));
  const isStep = lesson.file.startsWith('content/tutorials/');
  return {
    type: 'root',
    children: (isStep ? restAfterFirstScreen(blocks) : blocks) as Root['children'],
  };
}

async function convertAll(nodes: readonly LessonNode[], lesson: Lesson): Promise<LessonNode[]> {
  const html: LessonNode[] = [];
  for (const node of nodes) {
    const fence = readFence(node);
    try {
      if (!fence) html.push(await convert(node, lesson));
      else if (DRAWINGS.includes(fence.language)) html.push(drawing(fence, node, lesson));
      else if (fence.language === 'output') {
        if (lesson.isAnswered && !lesson.isFailing) html.push(resultFigure(fence));
        else {
          const picture = await outputPicture(fence.rendering, node, lesson);
          html.push(outputFigure(fence, lesson.isFailing === true, picture));
        }
      } else {
        lesson.isFailing = fence.words.has('fails');
        lesson.isAnswered = asksBase(fence);
        const isSample = fence.language === 'sql' && hasBase(lesson);
        const sample = isSample ? countOf(lesson, 'sql') : undefined;
        if (isShown(fence)) {
          const film = fence.words.has('film') ? filmButton(node, lesson) : undefined;
          html.push(await codeFigure({ ...fence, sample, film }, lesson));
          rememberFile(fence, lesson);
        }
        lesson.sheets = sheetsAfter(fence, lesson.sheets);
      }
    } catch (error) {
      refuse(error, lesson);
    }
  }
  return html;
}

/**
 * Whether the tutorial has a base of its own, for SQLite: the SQL of another is for the server that it
 * teaches, or for a file of its project (U1).
 */
function hasBase({ folder }: Lesson): boolean {
  return existsSync(folder) && baseAmong(readdirSync(folder)) !== undefined;
}

/** A drawing has its description below it, for those who see it and for those who do not. */
function drawing(fence: Fence, node: LessonNode, { file }: Lesson): LessonNode {
  const { language, title } = fence;
  if (!title) {
    const remedy = `écris « ${language} titre="…" » après les trois accents graves`;
    throw new LessonFault(file, node, 'ce dessin n’a pas de titre', remedy);
  }
  try {
    return drawingOf({ ...fence, title }) ?? node;
  } catch (error) {
    if (!(error instanceof DrawingFault)) throw error;
    throw new LessonFault(file, node, error.message, error.remedy);
  }
}

/** A text that is built stops at its first fault; one that is checked keeps them all. */
function refuse(error: unknown, { faults }: Lesson): void {
  if (!faults || !(error instanceof LessonFault)) throw error;
  faults.push(error.fault);
}

async function convert(node: LessonNode, lesson: Lesson): Promise<LessonNode> {
  if (node.type === 'text') return { type: 'text', value: french(node.value) };
  if (isElement(node, 'code')) return node;
  const children = await convertAll(childrenOf(node), lesson);
  if (isComingSoon(node)) return el('span', ...children, ' (bientôt)');
  if (isElement(node, 'h2', 'h3', 'h4', 'h5')) return headingWithId(node, children, lesson);
  if (isElement(node, 'table')) return tableBox(node, children);
  // The guard has refused every tag that has no rule.
  const rule = isTag(node) ? ruleOf(node.name) : undefined;
  if (isTag(node) && rule) return rule.toHtml(node, children, lesson);
  return { ...node, children } as LessonNode;
}
