import { tutorialPath } from '../site/links.ts';
import type { LastView } from './last-view.ts';
import { isStepKey } from './steps.ts';
import { stepHref } from './tutorial-search.ts';

export interface Resume {
  name: string;
  href: string;
  progress: number;
  /** « Tu viens de commencer » … and its colour (section 4). */
  text: string;
  tone: 'info' | 'primary' | 'warning' | 'success';
  /** « listing recommended courses React, Node.js, TypeScript » at 100. */
  recommended: readonly { name: string; href: string }[];
}

const DEFAULT_PROGRESS = 35;
const DEFAULT_NAME = 'Python';

/** Names whose address is not the name in lower case (decisions, §5). */
const SLUGS: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'react native': 'reactnative',
  'spring boot': 'spring',
  react: 'reactjs',
  'node.js': 'nodejs',
};

const RECOMMENDED = ['React', 'Node.js', 'TypeScript'];

/** « /ressources/{language lower-cased and trimmed} » (section 2), through the table of names. */
export function resourceSlug(name: string): string {
  const word = name.trim().toLowerCase();
  return Object.hasOwn(SLUGS, word) ? (SLUGS[word] ?? word) : word;
}

/**
 * What the resume banner offers; undefined without a record, for a record that is not one, and for a
 * progress of 0. Missing fields are filled by « Defaults: progress 35, language Python » (section 4).
 */
export function resume(record: unknown): Resume | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
  const view = record as Partial<Record<keyof LastView, unknown>>;
  const progress = view.progress === undefined ? DEFAULT_PROGRESS : view.progress;
  const name = view.lastRessourcesViews === undefined ? DEFAULT_NAME : view.lastRessourcesViews;
  if (typeof progress !== 'number' || !(progress > 0 && progress <= 100)) return undefined;
  if (typeof name !== 'string' || !/^[a-z]{1,30}$/.test(resourceSlug(name))) return undefined;
  const tabs = isStepKey(view.tabs) ? view.tabs : 'intro';
  return {
    name: name.trim(),
    href: stepHref(resourceSlug(name), tabs),
    progress,
    ...band(progress),
    recommended:
      progress === 100
        ? RECOMMENDED.map((one) => ({ name: one, href: tutorialPath(resourceSlug(one)) }))
        : [],
  };
}

/** « Progress under 20 … 20 to under 80 … 80 to under 100 … exactly 100 » (section 4). */
function band(progress: number): Pick<Resume, 'text' | 'tone'> {
  if (progress < 20) return { text: 'Tu viens de commencer', tone: 'info' };
  if (progress < 80) return { text: 'Tu avances bien', tone: 'primary' };
  if (progress < 100) return { text: 'Presque terminé', tone: 'warning' };
  return { text: 'Formation terminée', tone: 'success' };
}
