import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readText, unixLines } from '../../../markdown/text-file.ts';
import { STEPS } from '../../../rules/tutorial/step-labels.ts';
import { type Lesson, type Page, readLesson, readPage } from './lesson.ts';
import { type Field, readYaml, type Yaml } from './yaml.ts';

/** A tutorial as its folder holds it. */
export interface Tutorial {
  readonly slug: string;
  /** `content/tutorials/python` */
  readonly folder: string;
  /** The texts of `tutorial.yaml`. */
  readonly fields: readonly Field[];
  /** Those that are written; read when they are asked for. */
  readonly lessons: readonly Lesson[];
  /** A step cannot be read as it was meant: it may hold any word, title or file. */
  readonly isUnread: boolean;
  /** It says `edition: 3`: it has pauses, and its exercises have other answers. */
  readonly isThird: boolean;
  /** The names of the folders of `exercises/`, in their order. */
  readonly exercises: readonly string[];
  /** Those of `pauses/`. */
  readonly pauses: readonly string[];
  /** The paths of its starters and solutions, in the folder. */
  readonly files: readonly string[];
}

/** The files of a tutorial's steps, in their order: `1-intro.mdx`… */
export const STEP_FILES = STEPS.map(({ key }, index) => `${index + 1}-${key}.mdx`);
/** Where each tutorial has its folder. */
export const TUTORIALS = 'content/tutorials';

/** What is read of `content` is kept: a step is parsed once, and only when a check asks for it. */
export interface Library {
  has(file: string): boolean;
  /** The text of a file; empty when there is none. */
  textAt(file: string): string;
  /** A YAML file, or the head of a page. */
  yaml(file: string): Yaml;
  /** The texts of that YAML. */
  fields(file: string): readonly Field[];
  page(file: string): Page;
  lesson(file: string): Lesson;
  tutorial(slug: string): Tutorial | undefined;
  /** Those that have a `tutorial.yaml`. */
  readonly tutorials: readonly Tutorial[];
  /** The slugs of the marketplace: a tutorial each, written or not yet. */
  readonly slugs: readonly string[];
  /** Their names: « Spring Boot ». */
  readonly names: readonly string[];
}

/** `content/tutorials/python/3-bases.mdx` → `python`; empty elsewhere. */
export function slugOf(file: string): string {
  return file.startsWith(`${TUTORIALS}/`) ? (file.split('/')[2] ?? '') : '';
}

/** `written`: texts that stand for those on the disk, by file. */
export function openLibrary(written?: ReadonlyMap<string, string>): Library {
  const texts = new Map([...(written ?? [])].map(([file, text]) => [file, unixLines(text)]));
  const yamls = new Map<string, Yaml>();
  const pages = new Map<string, Page>();
  const tutorials = new Map<string, Tutorial>();
  const announced = (key: 'slug' | 'name') =>
    library
      .fields('content/resources.yaml')
      .filter(({ path }) => path.endsWith(`.${key}`))
      .map(({ value }) => value);
  const library: Library = {
    has: (file) => texts.has(file) || existsSync(file),
    textAt: (file) => kept(texts, file, () => (existsSync(file) ? readText(file) : '')),
    yaml: (file) =>
      file.endsWith('.mdx')
        ? library.page(file).head
        : kept(yamls, file, () => readYaml(file, library.textAt(file))),
    fields: (file) => library.yaml(file).fields,
    page: (file) => kept(pages, file, () => readPage(file, library.textAt(file))),
    lesson: (file) => readLesson(library.page(file)),
    tutorial: (slug) =>
      slug !== '' && existsSync(`${TUTORIALS}/${slug}`)
        ? kept(tutorials, slug, () => readTutorial(slug, library))
        : undefined,
    get tutorials() {
      const about = globSync('*/tutorial.yaml', { cwd: TUTORIALS });
      return about.flatMap((path) => library.tutorial(dirname(path)) ?? []);
    },
    get slugs() {
      return announced('slug');
    },
    get names() {
      return announced('name');
    },
  };
  return library;
}

function readTutorial(slug: string, { fields, lesson, yaml }: Library): Tutorial {
  const folder = `${TUTORIALS}/${slug}`;
  let lessons: readonly Lesson[] | undefined;
  const tutorial: Tutorial = {
    slug,
    folder,
    get fields() {
      return fields(`${folder}/tutorial.yaml`);
    },
    get lessons() {
      lessons ??= STEP_FILES.map((name) => `${folder}/${name}`)
        .filter((file) => existsSync(file))
        .map(lesson);
      return lessons;
    },
    get isUnread() {
      return tutorial.lessons.some(({ faults }) => faults.length > 0);
    },
    get isThird() {
      return isThirdEdition(yaml(`${folder}/tutorial.yaml`));
    },
    get exercises() {
      return foldersIn(`${folder}/exercises`);
    },
    get pauses() {
      return foldersIn(`${folder}/pauses`);
    },
    get files() {
      return globSync('{exercises,pauses}/*/{starter,solution}.*', { cwd: folder }).sort();
    },
  };
  return tutorial;
}

/**
 * Whether a `tutorial.yaml` says `edition: 3`.
 *
 * @public the samples runner asks it too
 */
export function isThirdEdition({ value }: Pick<Yaml, 'value'>): boolean {
  return (value as { edition?: unknown } | undefined)?.edition === 3;
}

function foldersIn(path: string): string[] {
  const all = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  return all.flatMap((one) => (one.isDirectory() ? [one.name] : [])).sort();
}

function kept<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}
