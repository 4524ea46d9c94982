import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { stepHref } from '../rules/tutorial/step-href.ts';
import { STEPS, stepLabel } from '../rules/tutorial/step-labels.ts';
import { type StepTime, stepTime, timeLabel, totalTime } from '../rules/tutorial/step-time.ts';
import { STEP_KEYS, type StepKey, stepOfHash } from '../rules/tutorial/steps.ts';
import { type EntryBody, type Fields, fault, fieldsOf } from './entry.ts';

type StepEntry = CollectionEntry<'tutorials'>;

/** A written tutorial as `tutorial.yaml` describes it, without its text. */
export interface ListedTutorial {
  slug: string;
  about: Fields<'tutorials'>;
}

/** A tutorial with the text of its eight steps. */
export interface Tutorial extends ListedTutorial {
  steps: readonly WrittenStep[];
  /** The notions that the tutorial leaves for later: the lines « ensuite » of `coverage.yaml`. */
  later: readonly string[];
  /** The notions of other tutorials that it builds on. */
  requires: readonly RequiredNotion[];
}

/** A notion of another tutorial, and where it is taught. */
export interface RequiredNotion {
  tutorial: string;
  title: string;
  href: string;
}

/** One step of a tutorial, its text ready to be placed on the page. */
export interface WrittenStep extends Fields<'steps'> {
  key: StepKey;
  /** Reading, with its exercises or its project (T13). */
  time: StepTime;
  headings: readonly { slug: string; text: string }[];
  /** Undefined: this step of a draft is not written yet (Y6). */
  Content: EntryBody | undefined;
}

/** Every sound tutorial that is no draft, by slug: a build has no other, and has stopped at a fault. */
export async function listTutorials(): Promise<ListedTutorial[]> {
  const entries = await getCollection('tutorials');
  return entries
    .filter((entry) => 'fields' in entry.data && !isDraft(entry))
    .map(listed)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The slugs of the pages: while one writes, also those of drafts and of faulty tutorials (Y6). */
export async function tutorialSlugs(): Promise<{ slug: string; isDraft: boolean }[]> {
  const all = await getCollection('tutorials');
  return all.map((entry) => ({ slug: entry.id, isDraft: isDraft(entry) }));
}

/** The `count` tutorials written or revised last, newest first (H2). */
export async function newestTutorials(count: number): Promise<ListedTutorial[]> {
  const all = await listTutorials();
  return all
    .toSorted((a, b) => b.about.updated.getTime() - a.about.updated.getTime())
    .slice(0, count);
}

/** What the steps of each tutorial take together, by slug: « 9 à 10 h »; drafts included (R4). */
export async function tutorialTimes(): Promise<Map<string, string>> {
  const times = new Map<string, StepTime[]>();
  for (const { id, body = '' } of await getCollection('steps')) {
    const [slug = '', name = ''] = id.split('/');
    const key = STEP_KEYS.find((one) => name.endsWith(`-${one}`));
    if (key) times.set(slug, [...(times.get(slug) ?? []), stepTime(key, body)]);
  }
  return new Map([...times].map(([slug, each]) => [slug, timeLabel(totalTime(each))]));
}

/** Returns the tutorial to read next: the first written one of those it names, else the one after it in the list. */
export async function nextTutorial({
  slug,
  about,
}: ListedTutorial): Promise<ListedTutorial | undefined> {
  const all = (await listTutorials()).filter((one) => one.slug !== slug);
  const named = about.next.map((name) => all.find((one) => one.slug === name)).find(Boolean);
  return named ?? all.find((one) => one.slug > slug) ?? all[0];
}

/** All tutorials of the list with their texts; one that breaks is left out, for its own page says why. */
export async function renderTutorials(): Promise<Tutorial[]> {
  const slugs = (await listTutorials()).map(({ slug }) => slug);
  const all = await Promise.allSettled(slugs.map(renderTutorial));
  return all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Compiles the eight steps; throws the name of a step that is missing (T1). */
export async function renderTutorial(slug: string): Promise<Tutorial> {
  const entry = await getEntry('tutorials', slug);
  if (!entry)
    throw fault(`content/tutorials/${slug}/tutorial.yaml`, 'ce fichier manque', 'écris-le');
  const tutorial = listed(entry);
  const names = STEPS.map(({ key }, index) => `${index + 1}-${key}`);
  const found = await getCollection('steps', ({ id }) => id.startsWith(`${slug}/`));
  const missing = names.find((name) => !found.some(({ id }) => id === `${slug}/${name}`));
  if (missing && !isDraft(entry)) {
    const remedy = 'écris-la, ou mets « brouillon: true » dans tutorial.yaml';
    throw fault(`content/tutorials/${slug}/${missing}.mdx`, 'cette étape manque', remedy);
  }
  const steps = STEP_KEYS.map((key, index) => {
    const step = found.find(({ id }) => id === `${slug}/${names[index]}`);
    return step ? renderStep(key, step) : missingStep(key);
  });
  return {
    ...tutorial,
    steps: await Promise.all(steps),
    later: await laterOf(slug),
    requires: await required(tutorial),
  };
}

/** The notions that the build has; those of a draft are left out of a site, as it is. */
async function required({ about }: ListedTutorial): Promise<RequiredNotion[]> {
  const all = await listTutorials();
  const notions = (about.requires ?? []).map(async (notion) => {
    const [slug = '', id = ''] = notion.split('#');
    const key = stepOfHash(id);
    const tutorial = all.find((one) => one.slug === slug);
    const [entry] = await getCollection(
      'steps',
      (one) => one.id.startsWith(`${slug}/`) && one.id.endsWith(`-${key}`),
    );
    if (!key || !tutorial || !entry) return [];
    const { headings } = await render(entry);
    const text = headings.find((heading) => heading.slug === id)?.text ?? stepLabel(key);
    const title = text.replace(/^\d+\.\s*/, '');
    return [{ tutorial: tutorial.about.title, title, href: stepHref(slug, key, id) }];
  });
  return (await Promise.all(notions)).flat();
}

/** Returns the notions left for later; an empty list without a `coverage.yaml`. */
async function laterOf(slug: string): Promise<string[]> {
  const [entry] = await getCollection('coverage', ({ id }) => id === slug);
  if (!entry) return [];
  const notions: Fields<'coverage'> = fieldsOf(
    `content/tutorials/${slug}/coverage.yaml`,
    entry.data,
  );
  return notions.filter(({ niveau }) => niveau === 'ensuite').map(({ notion }) => notion);
}

function isDraft({ data }: StepEntry): boolean {
  return 'fields' in data ? data.fields.brouillon === true : data.isDraft;
}

function listed({ id, data }: StepEntry): ListedTutorial {
  return { slug: id, about: fieldsOf(`content/tutorials/${id}/tutorial.yaml`, data) };
}

async function renderStep(key: StepKey, entry: CollectionEntry<'steps'>): Promise<WrittenStep> {
  const fields = fieldsOf(`content/tutorials/${entry.id}.mdx`, entry.data);
  const { Content, headings } = await render(entry);
  return {
    key,
    ...fields,
    time: stepTime(key, entry.body ?? ''),
    headings: headings.filter(({ depth }) => depth === 3),
    Content,
  };
}

function missingStep(key: StepKey): WrittenStep {
  const empty = { description: '', objectives: [], headings: [], Content: undefined };
  return { key, title: stepLabel(key), time: stepTime(key, ''), ...empty };
}
