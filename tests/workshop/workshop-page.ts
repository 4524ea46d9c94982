import component from '../../src/components/tutorial/Workshop.astro?raw';
import { markupOf } from '../browser/page.ts';

/** The sleeping workshop, as its component writes it, with the signs given. */
export function workshopTemplate(...signs: string[]): string {
  const buttons = signs.map(
    (sign) =>
      `<button type="button" class="icon-button" aria-label="Signe ${sign}">${sign}</button>`,
  );
  return markupOf(component).replace(/\{Object\.entries\(SIGNS\)[\s\S]*?\)\)\}/, buttons.join(''));
}

/** An exercise as the build writes it, with its correction and the sleeping workshop. */
export function exercisePage(): string {
  return `
    <div class="tutorial" data-tutorial="html">
      <a data-step-link="exos">Exercices<span class="step-state"></span></a>
      <section class="exercise">
        <h3>Exercice 1</h3>
        <h4>À vérifier</h4>
        <ul class="to-check"><li>un</li><li>deux</li></ul>
        <p class="exercise-verbs">
          <button data-part="workshop" data-exercise="1-a">Ouvrir l’atelier</button>
        </p>
      </section>
      <details><summary><h3 id="corrections-1-a">Exercice 1</h3></summary>
        <figure class="code"><figcaption>solution.html</figcaption></figure>
      </details>
    </div>
    <div class="notices"><div role="alert"></div><template><div><p></p></div></template></div>
    ${workshopTemplate()}`;
}
