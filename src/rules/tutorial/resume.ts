import { has } from '../older.ts';
import { tutorialPath } from '../site/links.ts';
import { placeIn } from './place.ts';
import { stepHref } from './step-href.ts';
import { isStepKey, type StepKey } from './steps.ts';

/** The record `LastRessourcesViews` that reading a tutorial writes, in the words of the storage (R7). */
export interface LastView {
  lastRessourcesViews: string;
  /** From 0 to 100. */
  progress: number;
  tabs: StepKey;
}

export interface Resume {
  name: string;
  href: string;
  progress: number;
  /** « Tu viens de commencer » and its kin; `tone` is the colour (R9). */
  text: string;
  tone: 'info' | 'primary' | 'warning' | 'success';
  /** The verb on its button. */
  verb: 'Reprendre' | 'Revoir';
  /** The tutorials to go on with, at 100 % only (R9). */
  recommended: readonly { name: string; href: string }[];
}

const DEFAULT_PROGRESS = 35;
const DEFAULT_NAME = 'Python';

/** Names of the specification whose slug is neither in the list of tutorials nor the name in lower case (R8). */
const SLUGS: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'react native': 'reactnative',
  'spring boot': 'spring',
  react: 'reactjs',
  'node.js': 'nodejs',
};

const RECOMMENDED = ['React', 'Node.js', 'TypeScript'];

/** A tutorial that can be read. */
interface WrittenTutorial {
  name: string;
  slug: string;
}

/** The slug of a technology's name: that of the tutorial so named, else through the table of names (R8). */
function resourceSlug(name: string, written: readonly WrittenTutorial[]): string {
  const word = name.trim().toLowerCase();
  const named = written.find((one) => one.name.toLowerCase() === word);
  return named?.slug ?? (has(SLUGS, word) ? (SLUGS[word] ?? word) : word);
}

/**
 * What the resume banner offers. Missing fields count as progress 35 and Python; undefined without a
 * record, for one that cannot be read, and at progress 0 (R10). Only tutorials that are `written` are
 * recommended. `places` may know the heading of the step (R7).
 */
export function resume(
  record: unknown,
  written: readonly WrittenTutorial[] = [],
  places?: unknown,
): Resume | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
  const view = record as Partial<Record<keyof LastView, unknown>>;
  const progress = view.progress === undefined ? DEFAULT_PROGRESS : view.progress;
  const name = view.lastRessourcesViews === undefined ? DEFAULT_NAME : view.lastRessourcesViews;
  if (typeof progress !== 'number' || !(progress > 0 && progress <= 100)) return undefined;
  if (typeof name !== 'string') return undefined;
  const slug = resourceSlug(name, written);
  if (!/^[a-z]{1,30}$/.test(slug)) return undefined;
  const tabs = isStepKey(view.tabs) ? view.tabs : 'intro';
  const place = placeIn(places, slug);
  const { text, tone } = band(progress);
  return {
    name: name.trim(),
    href: stepHref(slug, tabs, place?.step === tabs ? place.heading : undefined),
    progress,
    text,
    tone,
    verb: progress === 100 ? 'Revoir' : 'Reprendre',
    recommended: progress === 100 ? recommended(written, slug) : [],
  };
}

/**
 * Three tutorials to go on with, but the one that is finished: React, Node.js, TypeScript; the next of
 * the list takes the place of one that is not written (R9).
 */
function recommended(written: readonly WrittenTutorial[], finished: string): Resume['recommended'] {
  const wanted = RECOMMENDED.map((name) => ({ name, slug: resourceSlug(name, written) }));
  const first = wanted.filter(({ slug }) => written.some((one) => one.slug === slug));
  const rest = written.filter(({ slug }) => !wanted.some((one) => one.slug === slug));
  return [...first, ...rest]
    .filter(({ slug }) => slug !== finished)
    .slice(0, RECOMMENDED.length)
    .map(({ name, slug }) => ({ name, href: tutorialPath(slug) }));
}

/** The text and colour of a progress (R9). */
function band(progress: number): Pick<Resume, 'text' | 'tone'> {
  if (progress < 20) return { text: 'Tu viens de commencer', tone: 'info' };
  if (progress < 80) return { text: 'Tu avances bien', tone: 'primary' };
  if (progress < 100) return { text: 'Presque terminé', tone: 'warning' };
  return { text: 'Formation terminée', tone: 'success' };
}
