import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { at, writeNear } from './fault.ts';
import { type Library, openLibrary } from './read/tutorial.ts';
import type { Field } from './read/yaml.ts';

/** A file of the catalogue, and a file of `media/` that one of its lines names. */
interface Named extends Field {
  readonly file: string;
  /** `covers/python.svg` */
  readonly media: string;
}

const CATALOG = 'content/catalog';
const MEDIA = `${CATALOG}/media`;
const CATEGORIES = `${CATALOG}/categories.yaml`;
const FREE_COURSES = 'content/free-courses.yaml';
/** In Ko: today's covers weigh 3, pictures 28, videos 237. */
const LIMITS = [
  { is: /^covers\//, most: 40, remedy: 'un dessin SVG, ou un JPEG de 640 × 360' },
  { is: /\.mp4$/, most: 500, remedy: 'moins de pixels, moins de secondes, sans son' },
  { is: /^/, most: 60, remedy: 'moins de couleurs, ou 640 points de large' },
];

/** What is wrong in the embedded catalogue but in these drafts: categories, media, weights (Y8). */
export function catalogFaults(drafts: readonly string[], library = openLibrary()): Fault[] {
  const courses = courseFiles().filter((file) => !drafts.includes(file));
  const named = namedMedia(library);
  const checked = named.filter(({ file }) => !drafts.includes(file));
  const known = new Set(globSync('*/*.*', { cwd: MEDIA }));
  return [
    ...courses.flatMap((file) => categoryFaults(file, library)),
    ...checked.flatMap((one) => mediaFaults(one, known)),
    ...unused(named),
  ];
}

/**
 * The media that a site does not carry, as `sections/boucle.mp4`: what these drafts alone name (Y6), and
 * what only courses that are not free show in their sections, which the service gives to who holds them
 * (A5).
 */
export function privateMedia(drafts: readonly string[]): string[] {
  const { named, shown } = shownMedia(drafts);
  return [...new Set(named.map(({ media }) => media))].filter((media) => !shown.has(media));
}

/** A sentence for each paid course whose media a free one shows to all (A5): the owner decides. */
export function givenAway(drafts: readonly string[]): string[] {
  const { named, shown, paid } = shownMedia(drafts);
  return paid.flatMap((file) => {
    const given = named.filter(
      (one) => one.file === file && shown.has(one.media) && one.media.startsWith('sections/'),
    );
    const names = given.map(({ value }) => `« ${value} »`).join(', ');
    return names === '' ? [] : [`${file} vend ce qu’un cours gratuit montre à tous : ${names}`];
  });
}

/** What is named, what all may see of it, and the courses that are not free. */
function shownMedia(drafts: readonly string[]) {
  const library = openLibrary();
  const named = namedMedia(library);
  // A price that cannot be read is no 0.
  const paid = courseFiles().filter(
    (file) => !drafts.includes(file) && library.yaml(file).document.get('price') !== 0,
  );
  const isPublic = ({ file, media }: Named) =>
    !drafts.includes(file) && (!paid.includes(file) || media.startsWith('covers/'));
  return { named, paid, shown: new Set(named.filter(isPublic).map(({ media }) => media)) };
}

function courseFiles(): string[] {
  return globSync(`${CATALOG}/courses/*.yaml`).sort();
}

/** What courses and free courses name, drafts too. */
function namedMedia(library: Library): Named[] {
  return [...courseFiles(), FREE_COURSES].flatMap((file) => mediaIn(file, library));
}

function categoryFaults(file: string, { fields }: Library): Fault[] {
  const known = fields(CATEGORIES).map(({ value }) => value);
  return fields(file)
    .filter(({ path, value }) => path === 'category' && !known.includes(value))
    .map(({ line, value }) => {
      const first = writeNear(value, known, 'écris une', ', ou une autre');
      const says = `la catégorie « ${value} » n’existe pas`;
      const remedy = `${first} de ${CATEGORIES} : ${known.join(', ')}`;
      return { ...at(file, line, says, remedy), restsOn: CATEGORIES };
    });
}

function mediaFaults({ file, line, value, media }: Named, known: ReadonlySet<string>): Fault[] {
  if (!known.has(media)) {
    const folder = media.replace(/[^/]*$/, '');
    const beside = [...known].flatMap((one) =>
      one.startsWith(folder) ? [one.slice(folder.length)] : [],
    );
    const first = writeNear(value, beside, 'ajoute le fichier', ', ou ajoute le fichier');
    const says = `« ${value} » n’est pas dans ${MEDIA}`;
    return [at(file, line, says, `${first} : ${MEDIA}/${media}`)];
  }
  const size = Math.ceil(statSync(join(MEDIA, media)).size / 1_024);
  const limit = LIMITS.find(({ is }) => is.test(media));
  if (!limit || size <= limit.most) return [];
  const weight = `« ${value} » pèse ${size} Ko, ${limit.most} au plus`;
  return [at(file, line, weight, `allège ce fichier : ${limit.remedy}`)];
}

function unused(named: readonly Named[]): Fault[] {
  const used = new Set(named.map(({ media }) => media));
  const says = 'aucun cours ne nomme ce fichier';
  const remedy = 'écris son nom dans un cours, après cover ou media, ou supprime-le';
  return globSync('**/*.*', { cwd: MEDIA })
    .filter((media) => !used.has(media))
    .sort()
    .map((media) => ({ ...at(`${MEDIA}/${media}`, 1, says, remedy), restsOn: FREE_COURSES }));
}

/** The media that a file names: `cover`, and the `media` of sections and videos. */
function mediaIn(file: string, { fields }: Library): Named[] {
  return fields(file).flatMap((field) => {
    const key = /(?:^|\.)(cover|media)$/.exec(field.path)?.[1];
    if (key === undefined) return [];
    const folder = key === 'cover' ? 'covers' : 'sections';
    return [{ ...field, file, media: `${folder}/${field.value}` }];
  });
}
