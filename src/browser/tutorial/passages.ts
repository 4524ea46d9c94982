import { type PassageKind, spoken, spokenCode } from '../../rules/tutorial/spoken.ts';

/** Something that a reading says at once, and where it stands on the page. */
export interface SpokenPassage {
  element: HTMLElement;
  text: string;
}

/** A reading goes through these parts of a step: its title, its objectives, then the lesson. */
const PLACES = '.step-title, .objectives, .prose';
/** Each of these is read as one passage, whatever it holds. */
const WHOLE = 'h2,h3,h4,h5,p,dt,dd,legend,label,summary,.why > strong';
/** These are never read: a quiz hides its reasons until an answer is chosen, or judged by its button. */
const SILENT =
  '.step-rest,.sample-film,button,script,style,svg,input,select,textarea,[hidden],[aria-hidden="true"],.choice > input:not(:checked) ~ * > .why,.quiz[data-verdict] .choice .why';

/** The passages of a step (T28). */
export function passagesOf(step: Element): SpokenPassage[] {
  const found: SpokenPassage[] = [];
  const add = (element: Element, kind: PassageKind, text: string) => {
    const words = spoken(kind, text);
    if (words) found.push({ element: element as HTMLElement, text: words });
  };
  for (const place of step.querySelectorAll(PLACES)) walk(place, add);
  return found;
}

type Add = (element: Element, kind: PassageKind, text: string) => void;

function walk(element: Element, add: Add): void {
  if (element.matches(SILENT)) return;
  if (element.matches('figure')) addFigure(element, add);
  else if (element.matches('pre,.parsons-lines')) add(element, 'code', '');
  else if (element.matches('table')) add(element, 'table', textsOf(element, 'th'));
  else if (element instanceof HTMLDetailsElement && !element.open) {
    add(element, 'fold', wordsOf(element.querySelector('summary')));
  } else if (element.matches(WHOLE) || isLine(element)) add(element, 'text', wordsOf(element));
  else for (const child of element.children) walk(child, add);
}

/** A sample, what it shows, or a picture; the caption names it. */
function addFigure(figure: Element, add: Add): void {
  const caption = wordsOf(figure.querySelector('figcaption'));
  const picture = figure.querySelector('img')?.alt ?? '';
  if (figure.matches('.code')) add(figure, 'code', caption);
  else if (figure.matches('.output')) add(figure, 'result', picture || caption);
  else add(figure, 'picture', picture || caption);
}

/** An item of a list that holds no block of its own. */
function isLine(element: Element): boolean {
  return element.matches('li') && !element.querySelector('p,ul,ol,pre,figure,table');
}

function textsOf(element: Element, selector: string): string {
  return [...element.querySelectorAll(selector)].map(wordsOf).filter(Boolean).join(', ');
}

/** The words of an element: code that is only signs is named, buttons and drawings are left out. */
function wordsOf(element: Element | null): string {
  if (!element) return '';
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.matches(SILENT)) return '';
      return node.matches('code') ? spokenCode(node.textContent ?? '') : wordsOf(node);
    })
    .join('');
}
