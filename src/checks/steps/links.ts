import { existsSync, statSync } from 'node:fs';
import { CAREER_SECTIONS } from '../../rules/site/career.ts';
import { isStepKey, STEP_PARAMETER } from '../../rules/tutorial/steps.ts';
import { at } from '../read/lesson.ts';
import { allOf, lineOf } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { anchors } from './layout.ts';

/** Where a link may lead on this site. */
export interface Site {
  /** `/`, `/ressources`… */
  readonly routes: ReadonlySet<string>;
  /** The slugs of `resources.yaml`: their pages are written, or will be. */
  readonly slugs: readonly string[];
  readonly tutorials: readonly Tutorial[];
  /** The size of a file, by its path from the project's root; undefined when there is none. */
  sizeOf(path: string): number | undefined;
}

const MAX_IMAGE_BYTES = 60 * 1_024;

/** Every link and picture of a tutorial leads somewhere. */
export function links(tutorial: Tutorial, site: Site): string[] {
  return tutorial.lessons.flatMap(({ file, nodes }) =>
    allOf(nodes).flatMap((node) => {
      const say = (message: string | undefined) =>
        message ? [at(file, lineOf(node), message)] : [];
      if (node.type === 'link' || node.type === 'definition') {
        return say(linkFault(node.url, tutorial, site));
      }
      if (node.type !== 'image') return [];
      const alt = node.alt?.trim()
        ? undefined
        : `l’image ${node.url} n’a pas de texte : dis ce qu’elle montre`;
      return [...say(alt), ...say(imageFault(node.url, tutorial, site))];
    }),
  );
}

export function sizeOf(path: string): number | undefined {
  return existsSync(path) ? statSync(path).size : undefined;
}

function linkFault(url: string, tutorial: Tutorial, site: Site): string | undefined {
  if (/^(?:https:|mailto:)/.test(url)) return undefined;
  if (url.startsWith('#')) return anchorFault(url.slice(1), tutorial);
  if (!url.startsWith('/')) return `lien « ${url} » : une adresse https://, /… ou #… est attendue`;
  const { pathname, searchParams, hash } = new URL(url, 'https://site.invalid');
  const step = searchParams.get(STEP_PARAMETER);
  if (step !== null && !isStepKey(step))
    return `lien « ${url} » : l’étape « ${step} » n’existe pas`;
  const slug = /^\/ressources\/([^/]+)$/.exec(pathname)?.[1];
  if (slug === undefined) return routeFault(url, pathname, hash.slice(1), site);
  if (!site.slugs.includes(slug)) return `lien « ${url} » : la ressource « ${slug} » n’existe pas`;
  const target = site.tutorials.find((one) => one.slug === slug);
  return target && hash ? anchorFault(hash.slice(1), target) : undefined;
}

function routeFault(url: string, path: string, part: string, { routes }: Site): string | undefined {
  if (!routes.has(path)) return `lien « ${url} » : la page ${path} n’existe pas`;
  if (path !== '/conseils' || part === '' || CAREER_SECTIONS.some((section) => section === part))
    return undefined;
  return `lien « ${url} » : la partie « ${part} » du guide n’existe pas`;
}

function anchorFault(id: string, { slug, lessons }: Tutorial): string | undefined {
  const exists = lessons.some((lesson) => anchors(lesson).ids.has(decodeURIComponent(id)));
  return exists ? undefined : `ancre « #${id} » : aucun titre du tutoriel ${slug} ne la porte`;
}

function imageFault(url: string, { folder }: Tutorial, site: Site): string | undefined {
  if (/^[a-z]+:/.test(url)) return `image « ${url} » : un fichier du tutoriel est attendu`;
  const path = url.startsWith('/') ? `public${url}` : `${folder}/${url.replace(/^\.\//, '')}`;
  const bytes = site.sizeOf(path);
  if (bytes === undefined) return `image « ${url} » : le fichier ${path} n’existe pas`;
  if (bytes <= MAX_IMAGE_BYTES) return undefined;
  return `image « ${url} » : ${Math.ceil(bytes / 1_024)} Ko, 60 au plus sont attendus`;
}
