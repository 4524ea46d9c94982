import component from '../../../src/components/tutorial/Workshop.astro?raw';
import { markupOf } from '../page.ts';

/** The sleeping workshop, as its component writes it, with the signs given. */
export function workshopTemplate(...signs: string[]): string {
  const buttons = signs.map(
    (sign) =>
      `<button type="button" class="icon-button" aria-label="Signe ${sign}">${sign}</button>`,
  );
  return markupOf(component).replace(/\{Object\.entries\(SIGNS\)[\s\S]*?\)\)\}/, buttons.join(''));
}
