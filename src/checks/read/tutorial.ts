import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDraft } from '../../rules/site/draft.ts';
import { STEPS } from '../../rules/tutorial/steps.ts';
import { fieldsOf, headFields, proseFields } from './field.ts';
import { type Lesson, type Page, readLesson, readPage } from './lesson.ts';
import { type Passage, passagesOf } from './passage.ts';

/** A tutorial as its folder holds it. */
export interface Tutorial {
  readonly slug: string;
  /** `content/tutorials/python` */
  readonly folder: string;
  /** The text of `tutorial.yaml`. */
  readonly about: string;
  readonly lessons: readonly Lesson[];
  /** The names of the folders of `exercises/`, in their order. */
  readonly exercises: readonly string[];
  /** Its text files beside the lessons, by their path in the folder: starters, solutions. */
  readonly files: ReadonlyMap<string, string>;
}

const ROOT = 'content/tutorials';

/** The slugs of the marketplace: a tutorial each, written or not yet. */
export function readSlugs(): string[] {
  return fieldsOf(textAt('content/resources.yaml'))
    .filter(({ path }) => path.endsWith('.slug'))
    .map(({ value }) => value);
}

/** The prose of the tutorials: their heads, their texts, what their YAML says. */
export function readTutorialProse(): Passage[] {
  return readTutorials().flatMap(({ folder, about, lessons }) => [
    ...proseFields(`${folder}/tutorial.yaml`, fieldsOf(about)),
    ...lessons.flatMap(pageProse),
  ]);
}

export function pageProse(page: Page): Passage[] {
  return [...proseFields(page.file, headFields(page)), ...passagesOf(page)];
}

/** The catalogue, the free courses, the marketplace; the career guide and the trainer page. */
export function readOtherProse(): Passage[] {
  const plain = globSync(['content/*.yaml', 'content/catalog/**/*.yaml'])
    .filter((file) => !isDraft(textAt(file)))
    .sort();
  const pages = globSync(['content/*.mdx', 'content/career/*.mdx']).sort();
  return [
    ...plain.flatMap((file) => proseFields(file, fieldsOf(textAt(file)))),
    ...pages.flatMap((file) => pageProse(readPage(file, textAt(file)))),
  ];
}

/** Those that are published: a draft keeps the standard once it is finished (Y6). */
export function readTutorials(): Tutorial[] {
  return globSync('*/', { cwd: ROOT })
    .sort()
    .map((name) => readTutorial(basename(name)))
    .filter(({ about }) => !isDraft(about));
}

function readTutorial(slug: string): Tutorial {
  const folder = `${ROOT}/${slug}`;
  const paths = globSync('exercises/*/{starter,solution}.*', { cwd: folder }).sort();
  return {
    slug,
    folder,
    about: textAt(`${folder}/tutorial.yaml`),
    lessons: STEPS.map(({ key }, index) => `${folder}/${index + 1}-${key}.mdx`)
      .filter((file) => existsSync(file))
      .map((file) => readLesson(file, textAt(file))),
    exercises: existsSync(`${folder}/exercises`) ? readdirSync(`${folder}/exercises`).sort() : [],
    files: new Map(paths.map((path) => [path, textAt(`${folder}/${path}`)])),
  };
}

function textAt(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
