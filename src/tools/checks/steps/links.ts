import { dirname } from 'node:path';
import { isSafeAddress } from '../../../markdown/guard.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { CAREER_SECTIONS } from '../../../rules/site/career.ts';
import { nearest } from '../../../rules/text/nearest.ts';
import { isStepKey, STEP_KEYS, STEP_PARAMETER } from '../../../rules/tutorial/steps.ts';
import { allAt, type Sentence } from '../fault.ts';
import type { Page } from '../read/lesson.ts';
import { allOf, lineOf } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { idsOf } from './layout.ts';

/** Where a link may lead on this site. */
export interface Site extends Pictures {
  /** `/`, `/ressources`… */
  readonly routes: ReadonlySet<string>;
  /** The slugs of `resources.yaml`: their pages are written, or will be. */
  readonly slugs: readonly string[];
  /** A tutorial that has a folder. */
  tutorial(slug: string): Tutorial | undefined;
}

/** What is asked of pictures, by their path from the project's root. */
export interface Pictures {
  /** The size of a file; undefined when there is none. */
  sizeOf(path: string): number | undefined;
  /** Whether a file that is there holds a picture. */
  isPicture(path: string): boolean;
}

const RESOURCES = 'content/resources.yaml';
const MAX_IMAGE_BYTES = 60 * 1_024;

/** Every link and picture of a page leads somewhere. */
export function links({ file, nodes }: Page, tutorial: Tutorial | undefined, site: Site): Fault[] {
  return allOf(nodes).flatMap((node) => {
    const say = (...faults: readonly (Sentence | undefined)[]) =>
      allAt(
        file,
        lineOf(node),
        faults.filter((fault) => fault !== undefined),
      );
    if (node.type === 'link' || node.type === 'definition') {
      return say(linkFault(node.url, tutorial, site));
    }
    if (node.type !== 'image') return [];
    const mute = {
      says: `image « ${node.url} » : rien ne dit ce qu’elle montre`,
      remedy: `écris ![ce qu’elle montre](${node.url})`,
    };
    const folder = dirname(file);
    return say(
      node.alt?.trim() ? undefined : mute,
      imageFault(node.url, folder, site),
      weightFault(node.url, folder, site),
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
    const remedy = `écris ${among(slug, site.slugs)}`;
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
    const remedy = `écris ${among(path, [...routes])}`;
    return { says: `${says} : la page ${path} n’existe pas`, remedy };
  }
  // A part of a section has the section's name before its own.
  const isPart = CAREER_SECTIONS.some((one) => part === one || part.startsWith(`${one}-`));
  if (path !== '/conseils' || part === '' || isPart) return undefined;
  const remedy = `écris ${among(part, CAREER_SECTIONS)}`;
  return { says: `${says} : la partie « ${part} » du guide n’existe pas`, remedy };
}

function anchorFault(id: string, tutorial: Tutorial): Sentence | undefined {
  const ids = idsOf(tutorial);
  const wanted = decoded(id);
  if (!ids || ids.includes(wanted)) return undefined;
  const near = nearest(wanted, ids);
  const remedy = near
    ? `écris « #${near} »`
    : 'écris l’étape et les mots du titre, comme « #bases-repeter-avec-for »';
  return {
    says: `lien « #${id} » : aucun titre du tutoriel ${tutorial.slug} n’a cette adresse`,
    remedy,
  };
}

/** The pictures that keep a text from being a page: they are not there, are elsewhere, or are no picture. */
export function lostPictures({ file, nodes }: Page, pictures: Pictures): Fault[] {
  return allOf(nodes).flatMap((node) => {
    const fault = node.type === 'image' ? imageFault(node.url, dirname(file), pictures) : undefined;
    return fault ? [{ ...fault, file, line: lineOf(node) }] : [];
  });
}

function imageFault(
  url: string,
  folder: string,
  { sizeOf, isPicture }: Pictures,
): Sentence | undefined {
  const says = `image « ${url} »`;
  // The guard refuses these.
  if (!isSafeAddress(url)) return undefined;
  if (/^[a-z]+:/.test(url)) {
    const remedy = 'mets l’image dans le dossier du texte, et écris « ./son-nom.png »';
    return { says: `${says} : elle est sur un autre site`, remedy };
  }
  const path = picturePath(url, folder);
  if (sizeOf(path) === undefined) {
    const remedy = 'mets-y le fichier, ou corrige son nom';
    return { says: `${says} : le fichier ${path} n’existe pas`, remedy };
  }
  if (isPicture(path)) return undefined;
  const remedy = 'enregistre-la en PNG ou en JPEG';
  return { says: `${says} : ce fichier n’est pas une image`, remedy };
}

function weightFault(url: string, folder: string, { sizeOf }: Pictures): Sentence | undefined {
  const bytes = sizeOf(picturePath(url, folder)) ?? 0;
  if (bytes <= MAX_IMAGE_BYTES) return undefined;
  const weight = `${Math.ceil(bytes / 1_024)} Ko`;
  return { says: `image « ${url} » : elle pèse ${weight}`, remedy: 'allège-la : 60 Ko au plus' };
}

function picturePath(url: string, folder: string): string {
  return url.startsWith('/') ? `public${url}` : `${folder}/${url.replace(/^\.\//, '')}`;
}

/** « /ressources », or the whole list when no word comes near. */
function among(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near ? `« ${near} »` : `l’un de : ${words.join(', ')}`;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
