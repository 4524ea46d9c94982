import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import {
  type CatalogCourse,
  COURSE_FILE,
  categoriesSchema,
  courseSchema,
  type FreeCourse,
  freeCoursesSchema,
} from '../../../collections/schemas/catalog.ts';
import { parse } from '../../../collections/schemas/parse.ts';
import { mixed } from '../../../rules/course/mixed.ts';
import { isDraft, marked } from '../../../rules/site/draft.ts';

/** The embedded catalogue as its writers keep it. */
export interface Content {
  categories: string[];
  /** In the order of the screen (C21); the name of the file is the id. */
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
  const courses = listCourses(folder)
    .filter((file) => !isDraft(textOf(folder, file)))
    .map((file) => ({ id: idOf(file), course: readCourse(folder, file, categories) }));
  const inTurns = mixed(courses, ({ course }) => course);
  return { categories, courses: inTurns, freeCourses: readFreeCourses(folder) };
}

/** The catalogue while one writes: drafts, marked, and of a faulty course what is wrong in it (Y6). */
export function readWrittenContent(
  folder: string,
): Omit<Content, 'courses'> & { courses: readonly Found[] } {
  const categories = readCategories(folder);
  const courses = listCourses(folder).map((file): Found => {
    const id = idOf(file);
    try {
      return { id, course: marked(readCourse(folder, file, categories)) };
    } catch {
      return { id, fault: `content/${file} a des fautes : l’API garde ce cours comme il était.` };
    }
  });
  const inTurns = mixed(courses, (one) => ('course' in one ? one.course : undefined));
  return { categories, courses: inTurns, freeCourses: readFreeCourses(folder) };
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

function listCourses(folder: string): string[] {
  const subfolder = 'catalog/courses';
  const names = attempt(subfolder, () => readdirSync(join(folder, subfolder)));
  return names
    .filter((name) => COURSE_FILE.test(name))
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
  } catch {
    // What the file system and the parser say is English; the checks name the line.
    const command = `npm run verifier -- content/${file}`;
    throw new Error(`content/${file} ne peut pas être lu : « ${command} » dit pourquoi.`);
  }
}
