/**
 * Calls back when the end of the shown step comes into sight, which means that it was read (T8), or
 * leaves it (T6).
 */
export function onStepEnd(seen: (step: string, isSeen: boolean) => void): void {
  const observer = new IntersectionObserver((entries) => {
    // Several entries may come at once, at the first look or between two steps: the one in sight is
    // told last.
    const latest = [...new Map(entries.map((entry) => [entry.target, entry])).values()];
    latest.sort((a, b) => Number(a.isIntersecting) - Number(b.isIntersecting));
    for (const { target, isIntersecting } of latest) {
      const step = target.closest('.step');
      if (step) seen(step.id, isIntersecting);
    }
  });
  for (const foot of document.querySelectorAll('.step-foot')) observer.observe(foot);
}

/** Hides the bottom bar while the step's own Retour and Suivant are in sight (T6). */
export function setBarAway(isAway: boolean): void {
  document.querySelector('.bottom-bar')?.classList.toggle('is-away', isAway);
}
