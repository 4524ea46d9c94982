import { serialize, serializeOuter } from 'parse5';
import { escapeHtml } from '../../build/copies/reading-copy.ts';
import {
  attribute,
  classesOf,
  type Element,
  elementsBelow,
  findBelow,
  textOf,
} from '../../build/copies/tree.ts';
import { french } from '../../rules/text/typography.ts';
import { STEPS } from '../../rules/tutorial/step-labels.ts';
import { neighbour, type StepKey, stepIndex } from '../../rules/tutorial/steps.ts';
import { type BoxPage, boxPage } from './page.ts';
import { FRONT_PAGE, relativeHref, stepFile, tutorialFile } from './rules/files.ts';
import { readPage, type Source } from './source.ts';

type StepInfo = (typeof STEPS)[number] & { section: Element };

/** The list of the steps of a tutorial, then its eight steps. Throws a sentence when one is missing. */
export function tutorialPages(source: Source, slug: string, back: string): BoxPage[] {
  // The steps lie in one folder: what leads from one leads from each.
  const page = readPage(source, tutorialFile(slug), stepFile(slug, 'intro'));
  const sections = elementsBelow(page.main).filter((one) => classesOf(one).includes('step'));
  const steps = STEPS.map((step): StepInfo => {
    const section = sections.find((one) => attribute(one, 'id') === step.key);
    if (!section) throw new Error(`« ${page.title} » n’a pas d’étape « ${step.label} ».`);
    return { ...step, section };
  });
  return [
    boxPage({
      file: tutorialFile(slug),
      title: page.title,
      back,
      main: contents(slug, page.title, page.description, steps),
    }),
    ...steps.map(({ key, section }) =>
      boxPage({
        file: stepFile(slug, key),
        title: titleOf(section),
        back,
        main: `<h1 class="box-course"><a href="../${slug}.html">${escapeHtml(page.title)}</a></h1>
${stepList(slug, key)}
${serializeOuter(section)}
${neighbours(slug, key)}`,
      }),
    ),
  ];
}

/** « Python : bases ». */
function titleOf(section: Element): string {
  const title = findBelow(section, (one) => classesOf(one).includes('step-title'));
  return (title ? textOf(title) : '').trim();
}

function contents(
  slug: string,
  title: string,
  description: string,
  steps: readonly StepInfo[],
): string {
  const items = steps.map(({ key, label, section }) => {
    const step = relativeHref(tutorialFile(slug), stepFile(slug, key));
    const parts = headings(section).map(
      ({ id, name }) => `<li><a href="${step}#${escapeHtml(id)}">${name}</a></li>`,
    );
    const more = `<details><summary>Ce que l’étape contient</summary><ul>${parts.join('')}</ul></details>`;
    return `<li class="card"><a class="box-step" href="${step}">${escapeHtml(label)}</a>${parts.length > 0 ? more : ''}</li>`;
  });
  return `<h1>${escapeHtml(title)}</h1>
<p class="box-lead">${escapeHtml(french(description))}</p>
<h2>Les huit étapes</h2>
<ol class="box-contents">
${items.join('\n')}
</ol>`;
}

/** The headings of a step that one can go to, as HTML. */
function headings(section: Element): { id: string; name: string }[] {
  return elementsBelow(section)
    .filter(({ tagName }) => tagName === 'h3')
    .flatMap((heading) => {
      const id = attribute(heading, 'id');
      return id ? [{ id, name: serialize(heading) }] : [];
    });
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
  const link = (rel: string, word: string, to: StepKey) =>
    `<a class="button${rel === 'prev' ? ' button-quiet' : ''}" rel="${rel}" href="${hrefOf(slug, current, to)}"><span>${word}</span> ${escapeHtml(labelOf(to))}</a>`;
  const home = relativeHref(stepFile(slug, current), FRONT_PAGE);
  return `<nav class="box-neighbours" aria-label="Étapes voisines">
${back ? link('prev', 'Étape précédente', back) : ''}
${next ? link('next', 'Étape suivante', next) : `<a class="button" href="${home}">Tous les tutoriels</a>`}
</nav>`;
}

function hrefOf(slug: string, from: StepKey, to: StepKey): string {
  return relativeHref(stepFile(slug, from), stepFile(slug, to));
}

function labelOf(key: StepKey): string {
  return STEPS[stepIndex(key)]?.label ?? key;
}
