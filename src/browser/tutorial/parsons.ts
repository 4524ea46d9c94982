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
  for (const item of list.children) {
    item.append(arrow('↑', 'Monter', item), arrow('↓', 'Descendre', item));
  }
  const verdict = document.createElement('p');
  verdict.setAttribute('role', 'status');
  const check = document.createElement('button');
  check.type = 'button';
  check.className = 'button button-quiet';
  check.textContent = 'Vérifier';
  check.addEventListener('click', () => {
    const isRight = isInOrder(list);
    list.dataset.verdict = isRight ? 'right' : 'wrong';
    verdict.textContent = isRight
      ? 'C’est le bon ordre.'
      : 'Pas encore. Cherche la ligne qui doit venir d’abord.';
  });
  list.addEventListener('click', () => {
    delete list.dataset.verdict;
    verdict.textContent = '';
  });
  list.after(check, verdict);
}

function arrow(sign: string, verb: string, item: Element): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.textContent = sign;
  button.setAttribute('aria-label', `${verb} : ${lineOf(item).trim()}`);
  button.addEventListener('click', () => {
    if (sign === '↑') item.previousElementSibling?.before(item);
    else item.nextElementSibling?.after(item);
    button.focus();
  });
  return button;
}

/** Whether the lines are in order; two equal lines may change places. */
function isInOrder(list: HTMLOListElement): boolean {
  const items = [...list.querySelectorAll('li')];
  const right = items.toSorted((a, b) => Number(a.dataset.place) - Number(b.dataset.place));
  return items.every((item, index) => lineOf(item) === lineOf(right[index]));
}

function lineOf(item: Element | undefined): string {
  return item?.querySelector('code')?.textContent ?? '';
}
