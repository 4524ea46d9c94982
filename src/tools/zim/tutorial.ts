import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { escapeHtml } from '../../build/copies/reading.ts';
import { french } from '../../rules/text/typography.ts';
import { STEPS } from '../../rules/tutorial/step-labels.ts';
import { neighbour, type StepKey, stepIndex } from '../../rules/tutorial/steps.ts';
import { type BoxPage, boxPage, htmlOf } from './pages.ts';
import { FRONT_PAGE, relativeHref, stepFile, tutorialFile } from './rules/places.ts';
import { type BuiltSite, readPage } from './site.ts';

type BoxStep = (typeof STEPS)[number] & { section: Element };

/** The list of the steps of a tutorial, then its eight steps. Throws a sentence when one is missing. */
export function tutorialPages(site: BuiltSite, slug: string, back: string): BoxPage[] {
  // The steps lie in one folder: what leads from one leads from each.
  const { title, description, main } = readPage(site, tutorialFile(slug), stepFile(slug, 'intro'));
  const steps = STEPS.map((step): BoxStep => {
    const section = select(`#${step.key}`, main);
    if (!section) throw new Error(`« ${title} » n’a pas d’étape « ${step.label} ».`);
    return { ...step, section };
  });
  const list = `<h1>${escapeHtml(title)}</h1>
<p class="box-lead">${escapeHtml(french(description))}</p>
<h2>Les huit étapes</h2>
<ol class="box-contents">
${steps.map((step) => itemOf(slug, step)).join('\n')}
</ol>`;
  return [
    boxPage(tutorialFile(slug), title, list, back),
    ...steps.map(({ key, section }) => {
      const name = textOf(select('h2', section) ?? section).trim();
      const html = `<h1 class="box-course"><a href="../${slug}.html">${escapeHtml(title)}</a></h1>
${stepList(slug, key)}
${htmlOf(section)}
${neighbours(slug, key)}`;
      return boxPage(stepFile(slug, key), name, html, back);
    }),
  ];
}

/** A step in the list, and the headings of it that one can go to. */
function itemOf(slug: string, { key, label, section }: BoxStep): string {
  const step = relativeHref(tutorialFile(slug), stepFile(slug, key));
  const parts = selectAll('h3[id]', section).map(
    ({ properties, children }) =>
      `<li><a href="${step}#${escapeHtml(`${properties.id}`)}">${htmlOf(...children)}</a></li>`,
  );
  const more = `<details><summary>Ce que l’étape contient</summary><ul>${parts.join('')}</ul></details>`;
  return `<li class="card"><a class="box-step" href="${step}">${escapeHtml(label)}</a>${parts.length > 0 ? more : ''}</li>`;
}

function stepList(slug: string, current: StepKey): string {
  const items = STEPS.map(({ key, label }) => {
    const mark = key === current ? ' aria-current="page"' : '';
    return `<li><a href="${hrefOf(slug, current, key)}"${mark}>${escapeHtml(label)}</a></li>`;
  });
  const name = escapeHtml(labelOf(current));
  return `<details class="box-steps"><summary>Étape ${stepIndex(current) + 1} sur ${STEPS.length}\u00a0: ${name}</summary>
<nav aria-label="Les huit étapes"><ol>${items.join('')}</ol></nav></details>`;
}

function neighbours(slug: string, current: StepKey): string {
  const back = neighbour(current, -1);
  const next = neighbour(current, 1);
  const link = (rel: string, look: string, word: string, to: StepKey) =>
    `<a class="${look}" rel="${rel}" href="${hrefOf(slug, current, to)}"><span>${word}</span> ${escapeHtml(labelOf(to))}</a>`;
  const home = relativeHref(stepFile(slug, current), FRONT_PAGE);
  return `<nav class="box-neighbours" aria-label="Étapes voisines">
${back ? link('prev', 'button button-quiet', 'Étape précédente', back) : ''}
${next ? link('next', 'button', 'Étape suivante', next) : `<a class="button" href="${home}">Tous les tutoriels</a>`}
</nav>`;
}

function hrefOf(slug: string, from: StepKey, to: StepKey): string {
  return relativeHref(stepFile(slug, from), stepFile(slug, to));
}

function labelOf(key: StepKey): string {
  return STEPS[stepIndex(key)]?.label ?? key;
}
