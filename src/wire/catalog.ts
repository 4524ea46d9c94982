import * as v from 'valibot';
import type { WireCourse, WireDetails, WireSection, WireVideo } from './types.ts';

/**
 * The embedded catalogue (`content/catalog`): the files that stand in for the course service, read
 * by the local API that serves them and by the build that pre-renders the first cards.
 */
export type CatalogCourse = v.InferOutput<ReturnType<typeof courseSchema>>;
export type FreeCourse = v.InferOutput<ReturnType<typeof freeCourseSchema>>;

/** Where the site serves `content/catalog/media`. */
export const MEDIA_PATH = '/media';

function courseSchema() {
  return v.pipe(
    v.strictObject(
      {
        name: text(3, 60),
        category: text(3, 60),
        keywords: list(text(1, 40), 1, 5),
        language: choice(['wolof', 'français', 'anglais']),
        modality: choice(['freemium', 'premium', 'free']),
        price: v.pipe(
          v.number('un nombre entier de FCFA est attendu'),
          v.integer('un nombre entier de FCFA est attendu'),
          v.minValue(0, 'un prix n’est jamais négatif'),
          v.maxValue(1_000_000, 'un prix dépasse rarement 1 000 000 FCFA'),
        ),
        cover: v.optional(file(['.svg', '.png', '.jpg'])),
        shortDescription: text(40, 90),
        description: text(200, 2_000),
        benefits: list(text(3, 160), 3, 6),
        sections: list(
          v.strictObject(
            {
              title: text(3, 70),
              description: text(100, 1_500),
              media: v.optional(file(['.mp4', '.png', '.jpg'])),
            },
            keyMessage,
          ),
          3,
          8,
        ),
      },
      keyMessage,
    ),
    v.forward(
      v.check(({ price, modality }) => (price === 0) === (modality === 'free'), priceMessage),
      ['modality'],
    ),
  );
}

function freeCourseSchema() {
  return v.strictObject(
    {
      id: v.pipe(text(2, 60), v.slug('des minuscules et des tirets sont attendus')),
      name: text(3, 60),
      title: text(3, 90),
      shortDescription: text(40, 90),
      description: text(100, 1_500),
      cover: v.optional(file(['.svg', '.png', '.jpg'])),
      logo: text(1, 30),
      videos: list(
        v.strictObject(
          { name: text(3, 90), description: text(40, 900), media: file(['.mp4']) },
          keyMessage,
        ),
        1,
        12,
      ),
    },
    keyMessage,
  );
}

/**
 * One file of `content/catalog/courses`; throws a sentence for its writer: the file, the key, what is
 * expected (W9).
 */
export function parseCourse(value: unknown, fileName: string): CatalogCourse {
  return parse(courseSchema(), value, fileName);
}

/** `content/catalog/categories.yaml`: names in the order of the screen. */
export function parseCategories(value: unknown, fileName: string): string[] {
  return parse(list(text(3, 60), 1, 40), value, fileName);
}

/** `content/free-courses.yaml`: the free video tutorials (L1). */
export function parseFreeCourses(value: unknown, fileName: string): FreeCourse[] {
  return parse(list(freeCourseSchema(), 1, 12), value, fileName);
}

export function toWireCourse(
  id: string,
  course: Omit<CatalogCourse, 'description' | 'benefits' | 'sections'>,
): WireCourse {
  return {
    id,
    nom: course.name,
    categorie: course.category,
    categories: [course.category, ...course.keywords],
    ...(course.cover && { BannerUrl: coverUrl(course.cover) }),
    langue: course.language,
    ShortDescription: course.shortDescription,
    pricing: JSON.stringify({ price: course.price, modalite: course.modality }),
  };
}

export function toWireDetails(
  id: string,
  course: Pick<CatalogCourse, 'name' | 'description' | 'benefits'>,
): WireDetails {
  const { name, description, benefits } = course;
  return { courseId: id, nom: name, description, benefits };
}

/** All sections of a course, with their media. */
export function toWireSections(
  id: string,
  { sections }: Pick<CatalogCourse, 'sections'>,
): WireSection[] {
  return sections.map(({ title, description, media }, index) => ({
    id: `${id}-${index + 1}`,
    title,
    description,
    ...(media && { sectionMediaName: media, mediaLink: sectionUrl(media) }),
  }));
}

export function toWireVideos({ videos }: Pick<FreeCourse, 'videos'>): WireVideo[] {
  return videos.map(({ name, description, media }) => ({
    videoName: name,
    videoLink: sectionUrl(media),
    videoDescription: description,
  }));
}

/** Where the site serves a cover of `content/catalog/media/covers`. */
export function coverUrl(cover: string): string {
  return `${MEDIA_PATH}/covers/${cover}`;
}

function sectionUrl(media: string): string {
  return `${MEDIA_PATH}/sections/${media}`;
}

const priceMessage = '« free » et un prix de 0 vont ensemble, et seulement ensemble';

/** The sentence for a key that is missing, and the one for a key that we do not know (W9). */
function keyMessage({ expected }: { expected: string | null }): string {
  if (expected === 'Object') return 'des clés et leurs valeurs sont attendues';
  return expected === 'never' ? 'cette clé n’est pas prévue' : 'cette clé manque';
}

function text(min: number, max: number) {
  const message = `de ${min} à ${max} caractères sont attendus`;
  return v.pipe(
    v.string('un texte est attendu'),
    v.trim(),
    v.minLength(min, message),
    v.maxLength(max, message),
  );
}

function list<Item extends v.GenericSchema>(item: Item, min: number, max: number) {
  const message = `de ${min} à ${max} éléments sont attendus`;
  return v.pipe(
    v.array(item, 'une liste est attendue'),
    v.minLength(min, message),
    v.maxLength(max, message),
  );
}

function choice<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `un de ces mots est attendu : ${values.join(', ')}`);
}

function file(extensions: readonly string[]) {
  return v.pipe(
    v.string('un nom de fichier est attendu'),
    v.regex(/^[a-z0-9-]+\.[a-z0-9]+$/, 'un nom en minuscules, chiffres et tirets est attendu'),
    v.check((name) => extensions.some((end) => name.endsWith(end)), extensions.join(' ou ')),
  );
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fileName: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? '(racine)'} : ${issue.message}`,
  );
  throw new Error(`${fileName} ne peut pas être lu :\n${faults.join('\n')}`);
}
