import { dirname } from 'node:path';
import { isSafeAddress } from '../../../markdown/guard.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { CAREER_SECTIONS } from '../../../rules/site/career.ts';
import { isStepKey, STEP_KEYS, STEP_PARAMETER } from '../../../rules/tutorial/steps.ts';
import { allAt, type Sentence, writeNear } from '../fault.ts';
import type { Page } from '../read/lesson.ts';
import { allOf, lineOf, type Node } from '../read/node.ts';
import { isPicture, sizeOf } from '../read/picture.ts';
import type { Library, Tutorial } from '../read/tutorial.ts';
import { idsOf, writeId } from './layout.ts';

/** Where a link may lead on this site: its pages, `/`, `/ressources`…, and its tutorials, written or not yet. */
export interface Site extends Pick<Library, 'slugs' | 'tutorial'> {
  readonly routes: ReadonlySet<string>;
}

type Image = Extract<Node, { type: 'image' }>;

const RESOURCES = 'content/resources.yaml';
const MAX_IMAGE_BYTES = 60 * 1_024;

/** Every link and picture of a page leads somewhere. */
export function links({ file, nodes }: Page, tutorial: Tutorial | undefined, site: Site): Fault[] {
  return allOf(nodes).flatMap((node) => {
    const faults =
      node.type === 'link' || node.type === 'definition'
        ? [linkFault(node.url, tutorial, site)]
        : node.type === 'image'
          ? [muteFault(node), imageFault(node.url, file), weightFault(node.url, file)]
          : [];
    return allAt(
      file,
      lineOf(node),
      faults.filter((fault) => fault !== undefined),
    );
  });
}

function linkFault(url: string, tutorial: Tutorial | undefined, site: Site): Sentence | undefined {
  // The guard refuses these.
  if (/^(?:https:|mailto:)/.test(url) || !isSafeAddress(url)) return undefined;
  const says = `lien « ${url} »`;
  if (url.startsWith('#')) return tutorial && anchorFault(url.slice(1), tutorial);
  const address = URL.parse(url, 'https://site.invalid');
  if (!url.startsWith('/') || !address) {
    const remedy = 'écris une adresse qui commence par https://, par / ou par #';
    return { says: `${says} : il ne mène nulle part`, remedy };
  }
  const { pathname, searchParams, hash } = address;
  const step = searchParams.get(STEP_PARAMETER);
  if (step !== null && !isStepKey(step)) {
    const remedy = `écris une de ces étapes : ${STEP_KEYS.join(', ')}`;
    return { says: `${says} : l’étape « ${step} » n’existe pas`, remedy };
  }
  const slug = /^\/ressources\/([^/]+)$/.exec(pathname)?.[1];
  if (slug === undefined) return routeFault(url, pathname, hash.slice(1), site);
  if (!site.slugs.includes(slug)) {
    const remedy = writeNear(slug, site.slugs);
    return { says: `${says} : la ressource « ${slug} » n’existe pas`, remedy, restsOn: RESOURCES };
  }
  const target = hash ? site.tutorial(slug) : undefined;
  return target && anchorFault(hash.slice(1), target);
}

function routeFault(
  url: string,
  path: string,
  part: string,
  { routes }: Site,
): Sentence | undefined {
  const says = `lien « ${url} »`;
  if (!routes.has(path)) {
    return { says: `${says} : la page ${path} n’existe pas`, remedy: writeNear(path, [...routes]) };
  }
  // A part of a section has the section's name before its own.
  const isPart = CAREER_SECTIONS.some((one) => part === one || part.startsWith(`${one}-`));
  if (path !== '/conseils' || part === '' || isPart) return undefined;
  const remedy = writeNear(part, CAREER_SECTIONS);
  return { says: `${says} : la partie « ${part} » du guide n’existe pas`, remedy };
}

function anchorFault(id: string, tutorial: Tutorial): Sentence | undefined {
  const ids = idsOf(tutorial);
  const wanted = decoded(id);
  if (!ids || ids.includes(wanted)) return undefined;
  const says = `lien « #${id} » : aucun titre du tutoriel ${tutorial.slug} n’a cette adresse`;
  return { says, remedy: writeId(wanted, ids) };
}

/** The pictures that keep a text from being a page: they are not there, are elsewhere, or are no picture. */
export function lostPictures({ file, nodes }: Page): Fault[] {
  return allOf(nodes).flatMap((node) => {
    const fault = node.type === 'image' ? imageFault(node.url, file) : undefined;
    return fault ? [{ ...fault, file, line: lineOf(node) }] : [];
  });
}

function muteFault({ alt, url }: Image): Sentence | undefined {
  if (alt?.trim()) return undefined;
  const says = `image « ${url} » : rien ne dit ce qu’elle montre`;
  return { says, remedy: `écris ![ce qu’elle montre](${url})` };
}

function imageFault(url: string, page: string): Sentence | undefined {
  const says = `image « ${url} »`;
  // The guard refuses these.
  if (!isSafeAddress(url)) return undefined;
  if (/^[a-z]+:/.test(url)) {
    const remedy = 'mets l’image dans le dossier du texte, et écris « ./son-nom.png »';
    return { says: `${says} : elle est sur un autre site`, remedy };
  }
  const path = picturePath(url, page);
  if (sizeOf(path) === undefined) {
    const remedy = 'mets-y le fichier, ou corrige son nom';
    return { says: `${says} : le fichier ${path} n’existe pas`, remedy };
  }
  if (isPicture(path)) return undefined;
  const remedy = 'enregistre-la en PNG ou en JPEG';
  return { says: `${says} : ce fichier n’est pas une image`, remedy };
}

function weightFault(url: string, page: string): Sentence | undefined {
  const bytes = sizeOf(picturePath(url, page)) ?? 0;
  if (bytes <= MAX_IMAGE_BYTES) return undefined;
  const weight = `${Math.ceil(bytes / 1_024)} Ko`;
  return { says: `image « ${url} » : elle pèse ${weight}`, remedy: 'allège-la : 60 Ko au plus' };
}

function picturePath(url: string, page: string): string {
  return url.startsWith('/') ? `public${url}` : `${dirname(page)}/${url.replace(/^\.\//, '')}`;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
