/** Calls back when the end of the shown step comes on the screen (it has been read) or leaves it. */
export function onStepEnd(seen: (step: string, isSeen: boolean) => void): void {
  const observer = new IntersectionObserver((entries) => {
    // Several at once, as at the first look or from a step to another: what comes is told last.
    const latest = [...new Map(entries.map((entry) => [entry.target, entry])).values()];
    latest.sort((a, b) => Number(a.isIntersecting) - Number(b.isIntersecting));
    for (const { target, isIntersecting } of latest) {
      const step = target.closest('.step');
      if (step) seen(step.id, isIntersecting);
    }
  });
  for (const foot of document.querySelectorAll('.step-foot')) observer.observe(foot);
}

/** Calls back once, when one of these elements comes near the screen: what it needs is downloaded then. */
export function onNear(selector: string, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100%' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** The bottom bar leaves while the step's own Retour and Suivant are on the screen. */
export function setBarAway(isAway: boolean): void {
  document.querySelector('.bottom-bar')?.classList.toggle('is-away', isAway);
}

/** « Nouveau » on the steps that have not been read yet (section 2). */
export function markNewSteps(read: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLElement>('.step-link')) {
    const isRead = read.includes(link.dataset.stepLink ?? '');
    link.classList.toggle('is-read', isRead);
    link.classList.toggle('is-new', !isRead);
  }
}

/** « a scroll-to-top button appearing after 100px of scroll » (section 2): a mark at 100 px is watched. */
export function installScrollToTop(): void {
  const button = document.querySelector('.to-top');
  const mark = document.querySelector('.top-mark');
  if (!button || !mark) return;
  new IntersectionObserver((entries) => {
    button.toggleAttribute('hidden', entries.at(-1)?.isIntersecting ?? true);
  }).observe(mark);
}

/** Above 800 px the menu of steps is open by CSS; its button closes and opens it. */
export function installMenuToggle(): void {
  const toggle = document.querySelector('.menu-toggle');
  toggle?.addEventListener('click', () => {
    const isOpen = toggle.getAttribute('aria-expanded') === 'true';
    toggle.setAttribute('aria-expanded', String(!isOpen));
    toggle.closest('.tutorial')?.classList.toggle('has-menu-closed', isOpen);
  });
}
