import type { Element } from 'hast';
import { countOf, type Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import {
  blocksOf,
  childrenOf,
  el,
  elWith,
  isElement,
  type LessonNode,
  type Tag,
  textOf,
} from '../nodes.ts';
import { optionOrder } from './shuffle.ts';
import type { TagRule } from './tag-rule.ts';

interface QuizOption {
  isRight: boolean;
  label: readonly LessonNode[];
  reason: readonly LessonNode[];
}

export const QUIZ: TagRule = { attributes: [], toHtml: quiz };

/**
 * A question, then a list to tick: `- [x]` is right; the paragraph below each option says why. Choosing
 * shows the reason by CSS alone, in a region that screen readers announce; the right answer is in a
 * `<details>` too (T14). The order that the page shows is the question's own, not the writer's.
 */
function quiz(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const list = children.find((child) => isElement(child, 'ul'));
  const items = list ? blocksOf(list).filter((item) => isElement(item, 'li')) : [];
  const options = items.map(readOption);
  const right = options.filter(({ isRight }) => isRight);
  if (!list || options.length < 3 || options.length > 4 || right.length !== 1) {
    const says = `ce <Quiz> a ${count(options.length, 'réponse')}, dont ${count(right.length, 'juste')}`;
    const remedy = 'écris 3 ou 4 réponses « - [ ] », dont une seule juste « - [x] »';
    throw new LessonFault(lesson.file, tag, says, remedy);
  }
  if (options.some(({ reason }) => reason.length === 0)) {
    const says = 'une réponse de ce <Quiz> n’est pas expliquée';
    const remedy =
      'écris sous chaque réponse, en retrait de deux espaces, pourquoi elle est juste ou fausse';
    throw new LessonFault(lesson.file, tag, says, remedy);
  }
  const name = `${lesson.step}-quiz-${countOf(lesson, 'quiz')}`;
  const [question, ...rest] = children
    .slice(0, children.indexOf(list))
    .filter((child) => isElement(child));
  if (!isElement(question, 'p')) {
    const remedy = 'écris-la d’abord, sur une ligne à elle';
    throw new LessonFault(lesson.file, tag, 'ce <Quiz> ne commence pas par sa question', remedy);
  }
  const seed = [question, ...rest, ...options.flatMap(({ label }) => label)].map(textOf).join('\n');
  return el(
    'fieldset.quiz.box',
    el('legend', ...childrenOf(question)),
    ...rest,
    ...optionOrder(options, seed, lesson.rightPlaces).map((option, index) =>
      choice(option, `${name}-${index + 1}`, name),
    ),
    el(
      'details.answer',
      el('summary', 'Voir la réponse'),
      el('p', ...(right[0]?.label ?? [])),
      ...(right[0]?.reason ?? []),
      ...children.slice(children.indexOf(list) + 1),
    ),
  );
}

function count(number: number, word: string): string {
  return `${number} ${word}${number > 1 ? 's' : ''}`;
}

function choice({ isRight, label, reason }: QuizOption, id: string, name: string): Element {
  return el(
    isRight ? 'div.choice.right' : 'div.choice',
    elWith('input', { type: 'radio', name, id }),
    elWith('label', { htmlFor: [id] }, ...label),
    // The region is there from the start: what then shows in it is announced.
    elWith(
      'div',
      { role: 'status' },
      el('div.why', el('strong', isRight ? 'Bonne réponse.' : 'Pas encore.'), ...reason),
    ),
  );
}

function readOption(item: LessonNode): QuizOption {
  const [first, ...reason] = blocksOf(item);
  // A list without blank lines, so without reasons, has no paragraphs.
  const isLoose = isElement(first, 'p');
  const label = childrenOf(isLoose ? first : item);
  const place = label.findIndex((child) => isElement(child, 'input'));
  const box = label[place];
  return {
    isRight: isElement(box) && box.properties.checked === true,
    label: label.slice(place + 1),
    reason: isLoose ? reason : [],
  };
}
