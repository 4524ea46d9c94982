import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import {
  type CatalogCourse,
  categoriesSchema,
  courseSchema,
  type FreeCourse,
  freeCoursesSchema,
} from '../../collections/schemas/catalog.ts';
import { parse } from '../../collections/schemas/parse.ts';
import { isDraft, marked } from '../../rules/site/draft.ts';

/** The embedded catalogue as its writers keep it. */
export interface Content {
  categories: string[];
  /** In the order of the file names; the name is the id. */
  courses: { id: string; course: CatalogCourse }[];
  freeCourses: FreeCourse[];
}

/** A course, or what is wrong in its file. */
type Found = { id: string; course: CatalogCourse } | { id: string; fault: string };

/**
 * Reads the catalogue, without its drafts (Y6); throws a sentence that names the file and what is wrong
 * in it (W9).
 */
export function readContent(folder: string): Content {
  const categories = readCategories(folder);
  const courses = listYaml(folder, 'catalog/courses')
    .filter((file) => !isDraft(textOf(folder, file)))
    .map((file) => ({ id: idOf(file), course: readCourse(folder, file, categories) }));
  return { categories, courses, freeCourses: readFreeCourses(folder) };
}

/** The catalogue while one writes: drafts, marked, and of a faulty course what is wrong in it (Y6). */
export function readWrittenContent(
  folder: string,
): Omit<Content, 'courses'> & { courses: readonly Found[] } {
  const categories = readCategories(folder);
  const courses = listYaml(folder, 'catalog/courses').map((file): Found => {
    const id = idOf(file);
    try {
      return { id, course: marked(readCourse(folder, file, categories)) };
    } catch (error) {
      return { id, fault: (error as Error).message };
    }
  });
  return { categories, courses, freeCourses: readFreeCourses(folder) };
}

function readCategories(folder: string): string[] {
  return parse(categoriesSchema, ...readYaml(folder, 'catalog/categories.yaml'));
}

function readFreeCourses(folder: string): FreeCourse[] {
  return parse(freeCoursesSchema, ...readYaml(folder, 'free-courses.yaml'));
}

function readCourse(folder: string, file: string, categories: readonly string[]): CatalogCourse {
  const [value, name] = readYaml(folder, file);
  const course = parse(courseSchema, value, name);
  if (categories.includes(course.category)) return course;
  throw new Error(`${name} : la catégorie « ${course.category} » n’est pas dans categories.yaml.`);
}

function listYaml(folder: string, subfolder: string): string[] {
  const names = attempt(subfolder, () => readdirSync(join(folder, subfolder)));
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${subfolder}/${name}`);
}

function readYaml(folder: string, file: string): [unknown, string] {
  return [attempt(file, () => parseYaml(textOf(folder, file))), `content/${file}`];
}

function textOf(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function idOf(file: string): string {
  return basename(file, '.yaml');
}

function attempt<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`content/${file} ne peut pas être lu : ${(error as Error).message}`);
  }
}
