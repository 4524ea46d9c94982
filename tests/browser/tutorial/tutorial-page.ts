import { onTestFinished, vi } from 'vitest';
import { find, forgetListeners } from '../page.ts';
import '../../../src/styles/tokens.css';
import '../../../src/styles/tutorial/step-menu.css';
import '../../../src/styles/tutorial/bottom-bar.css';
import '../../../src/styles/tutorial/tutorial.css';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';

/** A tutorial as the build writes it (`layouts/Tutorial.astro`), eight long steps, until the test ends. */
export function openPage(address = ''): void {
  forgetAtTheEnd();
  history.replaceState(null, '', `${window.location.pathname}${address}`);
  document.title = 'Apprendre Python · Jàngal';
  document.documentElement.classList.add('js');
  document.body.innerHTML = `
    <span class="top-mark" aria-hidden="true"></span>
    <div class="container tutorial" data-tutorial="python" data-name="Python">
      <div class="menu-column">
        <nav id="etapes" class="step-menu" popover tabindex="-1">
          <details class="step-fold" open>
            <summary class="step-menu-title">Python, en huit étapes</summary>
            ${STEPS.map(menuLink).join('')}
          </details>
        </nav>
      </div>
      <div class="steps" id="contenu">${STEPS.map(panel).join('')}</div>
    </div>
    <div class="bottom-bar">
      <button type="button" popovertarget="etapes">Menu</button>
      <a class="to-top" href="#contenu" hidden>Haut</a>
      <button type="button" data-move="-1">Retour</button>
      <button type="button" data-move="1">Suivant</button>
    </div>
    <a id="elsewhere" href="#contenu">Ailleurs</a>
  `;
  window.scrollTo(0, 0);
}

/** The steps that can be seen. */
export function shownSteps(): string[] {
  const panels = [...document.querySelectorAll('.step')];
  const inner = (panel: Element) => panel.querySelector('.step-title') ?? panel;
  return panels.filter((panel) => inner(panel).checkVisibility()).map(({ id }) => id);
}

/** The address bar, from the query on. */
export function address(): string {
  return `${window.location.search}${window.location.hash}`;
}

/** A click with these keys held; true when the page took it for itself, and no tab is opened. */
export function click(selector: string, keys: MouseEventInit = {}): boolean {
  let isTaken = false;
  const settle = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', settle, { once: true });
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );
  return isTaken;
}

function menuLink({ key, label }: (typeof STEPS)[number]): string {
  return `
    <a class="step-link" href="?tabs=${key}#${key}" data-step-link="${key}">
      ${label}
      <span class="step-state">
        <span class="badge-new">Nouveau</span> <span class="badge-read">lue</span>
      </span>
    </a>`;
}

function panel({ key, label }: (typeof STEPS)[number]): string {
  return `
    <section id="${key}" class="step" data-title="Python : ${label}">
      <h2 class="step-title" tabindex="-1">Python : ${label}</h2>
      <div style="height: 2000px"></div>
      <h3 id="${key}-notion">Une notion</h3>
      <details>
        <summary><h3 id="${key}-pliee">Pliée</h3></summary>
        <details><summary>Indice</summary><p id="${key}-indice">Un indice</p></details>
      </details>
      <div style="height: 2000px"></div>
      <nav class="step-foot">Retour, Suivant</nav>
    </section>`;
}

function forgetAtTheEnd(): void {
  forgetListeners();
  const watching: IntersectionObserver[] = [];
  const { observe } = IntersectionObserver.prototype;
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
    this: IntersectionObserver,
    element,
  ) {
    watching.push(this);
    observe.call(this, element);
  });
  onTestFinished(() => {
    for (const observer of watching) observer.disconnect();
  });
}

/** A browser that was busy tells several looks at once: the test is that browser. */
export function watched() {
  let tell: IntersectionObserverCallback = () => {};
  class Watcher {
    observe = () => {};
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  onTestFinished(() => void vi.unstubAllGlobals());
  return (...looks: readonly [selector: string, isIntersecting: boolean][]) => {
    const entries = looks.map(([selector, isIntersecting]) => ({
      target: find(selector),
      isIntersecting,
    }));
    tell(entries as unknown as IntersectionObserverEntry[], new Watcher(tell) as never);
  };
}

/** The menu's line of exercises, and an exercise that can be done in the page. */
export const PASSED_PAGE = `
  <div class="tutorial" data-tutorial="html">
    <a data-step-link="exos">Exercices<span class="step-state"><span>Nouveau</span></span></a>
    <p class="exercise-verbs"><button data-part="workshop" data-exercise="1-a">Ouvrir l’atelier</button></p>
  </div>`;
