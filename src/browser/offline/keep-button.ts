/** « Garder hors ligne » on a tutorial's page: what it shows, and what its buttons ask for (K5). */
export function keepControl(button: HTMLElement) {
  const box = button.closest<HTMLElement>('[data-keep]');
  const start = box?.querySelector<HTMLElement>('.button');
  const news = box?.querySelector('[role=status]');
  const slug = box?.dataset.keep;
  if (!box || !start || !news || !slug) return undefined;
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', 'Téléchargement du tutoriel');
  return {
    slug,
    wantsRemoval: button.dataset.verb === 'remove',
    /** A download is under way already. */
    isBusy: start.hasAttribute('aria-busy'),
    start: () => {
      start.setAttribute('aria-busy', 'true');
      bar.value = 0;
      start.after(bar);
      news.textContent = 'Téléchargement…';
    },
    /** From 0 to 1. */
    progress: (done: number) => {
      bar.value = done;
    },
    end: (isKept: boolean, text: string) => {
      start.removeAttribute('aria-busy');
      bar.remove();
      news.textContent = text;
      const hadFocus = box.contains(document.activeElement);
      showKept(box, isKept);
      // The focused button disappears with its state: the other one takes the focus.
      if (hadFocus) (isKept ? box.querySelector<HTMLElement>('.kept button') : start)?.focus();
    },
  };
}

function showKept(box: HTMLElement, isKept: boolean): void {
  box.querySelector('.kept')?.remove();
  box.classList.remove('is-kept');
  if (isKept) markKept(box);
}

/** Shows that the tutorial is kept; `inline/offline/kept.ts` does so as the page opens (K5). */
export function markKept(box: HTMLElement): void {
  const done = document.querySelector<HTMLTemplateElement>('#kept');
  if (!done) return;
  box.classList.add('is-kept');
  box.prepend(done.content.cloneNode(true));
}
