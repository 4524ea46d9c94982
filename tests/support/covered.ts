import type { Page } from '@playwright/test';

/** As long as the configuration lets an assertion wait. */
const PATIENCE_MS = 20_000;

/**
 * Scrolls to each place in turn, in one call to the page, and gives the places where a control lies under
 * a round button that can be seen, looked for at every fourth pixel. A place that is covered is looked at
 * again at each frame until it is free, for as long as `expect.poll` would.
 */
export function coveredAlong(
  page: Page,
  places: readonly number[],
): Promise<{ top: number; controls: string[] }[]> {
  return page.evaluate(
    async ({ tops, patienceMs }) => {
      const found = [];
      for (const top of tops) {
        await scrollTo(top);
        const end = performance.now() + patienceMs;
        while (covered().length > 0 && performance.now() < end) {
          await new Promise(requestAnimationFrame);
        }
        const controls = covered();
        if (controls.length > 0) found.push({ top, controls });
      }
      return found;

      function scrollTo(y: number): Promise<void> {
        return new Promise((resolve) => {
          if (Math.abs(window.scrollY - y) < 1) return resolve();
          window.addEventListener('scrollend', () => resolve(), { once: true });
          window.scrollTo(0, y);
        });
      }

      function covered(): string[] {
        const floats = document.querySelector('.floats');
        if (!floats || getComputedStyle(floats).pointerEvents === 'none') return [];
        const found = new Set<string>();
        for (const button of floats.querySelectorAll('.float')) {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          for (let x = left; x < right; x += 4) {
            for (let y = top; y < bottom; y += 4) {
              for (const element of document.elementsFromPoint(x, y)) {
                const control = element.closest(
                  'a, button, input, select, textarea, summary, label',
                );
                if (control && !floats.contains(control)) found.add(control.outerHTML.slice(0, 80));
              }
            }
          }
        }
        return [...found];
      }
    },
    { tops: places, patienceMs: PATIENCE_MS },
  );
}
