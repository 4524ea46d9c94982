import { addVerdict } from './verdict.ts';

const WRONG = 'Pas encore. Cherche la ligne qui doit venir d’abord.';

/**
 * Lines of code that the reader puts in order by buttons: arrows up and down, then « Vérifier » (T15).
 */
export function installParsons(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.parsons')) {
    const list = box.querySelector<HTMLOListElement>('.parsons-lines');
    if (list) install(list);
  }
}

function install(list: HTMLOListElement): void {
  const verdict = addVerdict(list, () => {
    const isRight = isInOrder(list);
    list.dataset.verdict = isRight ? 'right' : 'wrong';
    return isRight ? 'C’est le bon ordre.' : WRONG;
  });
  const moved = (item: Element) => {
    const place = markEnds(list).indexOf(item);
    verdict.textContent = `Ligne ${place + 1} sur ${list.children.length}.`;
  };
  for (const item of list.children) {
    const arrows = document.createElement('span');
    arrows.className = 'parsons-arrows';
    arrows.append(arrow('↑', 'Monter', item, moved), arrow('↓', 'Descendre', item, moved));
    item.append(arrows);
  }
  markEnds(list);
}

/** The lines as they stand; the first cannot go up, the last cannot go down. */
function markEnds(list: HTMLOListElement): Element[] {
  const items = [...list.children];
  for (const [index, item] of items.entries()) {
    const [up, down] = item.querySelectorAll('button');
    // A disabled button would lose the focus that moves with the line.
    up?.setAttribute('aria-disabled', String(index === 0));
    down?.setAttribute('aria-disabled', String(index === items.length - 1));
  }
  return items;
}

function arrow(
  sign: string,
  verb: string,
  item: Element,
  moved: (item: Element) => void,
): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.textContent = sign;
  button.setAttribute('aria-label', `${verb} : ${lineOf(item).trim()}`);
  button.addEventListener('click', () => {
    delete item.parentElement?.dataset.verdict;
    if (sign === '↑') item.previousElementSibling?.before(item);
    else item.nextElementSibling?.after(item);
    button.focus();
    moved(item);
  });
  return button;
}

/** Whether the lines are in order; two equal lines may change places. */
function isInOrder(list: HTMLOListElement): boolean {
  const items = [...list.querySelectorAll('li')];
  const right = [...items].sort((a, b) => Number(a.dataset.place) - Number(b.dataset.place));
  return items.every((item, index) => lineOf(item) === lineOf(right[index]));
}

function lineOf(item: Element | undefined): string {
  return item?.querySelector('code')?.textContent ?? '';
}
