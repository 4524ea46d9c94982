import { onTestFinished, vi } from 'vitest';
import component from '../../src/components/tutorial/Workshop.astro?raw';
import { wakeBox } from '../../src/workshop/page/box.ts';
import type { Engine } from '../../src/workshop/page/engine.ts';
import { find, markupOf } from '../browser/page.ts';

/** The sleeping workshop, as its component writes it, with the signs given. */
export function workshopTemplate(...signs: string[]): string {
  const buttons = signs.map(
    (sign, at) =>
      `<button type="button" class="icon-button" aria-label="Signe ${sign}" tabindex="${at && -1}">${sign}</button>`,
  );
  return markupOf(component).replace(/\{Object\.entries\(SIGNS\)[\s\S]*?\)\)\}/, buttons.join(''));
}

/** An exercise as the build writes it, with its correction and the sleeping workshop. */
export function exercisePage(): string {
  return `
    <div class="tutorial" data-tutorial="html">
      <a data-step-link="exos">Exercices<span class="step-state"></span></a>
      <section class="exercise">
        <h3 id="exos-1">Exercice 1</h3>
        <h4>À vérifier</h4>
        <ul class="to-check"><li>un</li><li>deux</li></ul>
        <p class="exercise-verbs">
          <button data-part="workshop" data-exercise="1-a">Ouvrir l’atelier</button>
          <a href="#corrections-1-a">Voir la correction</a>
        </p>
      </section>
      <section class="exercise"><h3 id="exos-2">Exercice 2</h3></section>
      <details class="correction"><summary><h3 id="corrections-1-a">Exercice 1</h3></summary>
        <figure class="code"><figcaption>solution.html</figcaption></figure>
      </details>
    </div>
    <div class="notices"><div role="alert"></div><template><div><p></p></div></template></div>
    ${workshopTemplate()}`;
}

/** An open workshop with this code, on the page until the end of the test. */
export function openBox(code: string, isConsole = true) {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = `<button></button>${workshopTemplate('{', '#')}`;
  const engine: Engine = {
    run: async () => 'Terminé.',
    check: async () => true,
    explain: async () => [],
    stop() {},
    close() {},
  };
  const asked = { engine: () => engine };
  const box = wakeBox(find('button'), { code, isConsole }, asked);
  document.body.append(box.element);
  return {
    ...box,
    engine,
    frame: find<HTMLIFrameElement>('iframe'),
    status: () => find('.workshop-status').textContent,
    log: () => find('[role=log]').textContent,
    chosen: () => box.area.value.slice(box.area.selectionStart, box.area.selectionEnd),
  };
}

/** The run of each check, for a test that speaks in the place of its frame. */
export const RUN = '1,2,3,4';

export function knowRun(): void {
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(new Uint32Array([1, 2, 3, 4]));
}

/** What a frame of the workshop tells the page around it, in its place. */
export function say(frame: HTMLIFrameElement, ...news: readonly unknown[]): void {
  const { contentWindow: source } = frame;
  for (const data of news)
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
}
