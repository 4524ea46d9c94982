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

interface Listed {
  id: string;
  course: CatalogCourse;
}

/** The embedded catalogue as its writers keep it. */
export interface Content<Course = Listed> {
  categories: string[];
  /** In the order of the screen (C21); the name of the file is the id. */
  courses: Course[];
  freeCourses: FreeCourse[];
}

/** The catalogue while one writes: of a faulty course, what is wrong in it. */
export type WrittenContent = Content<Listed | Faulty>;

/** A course of which only what is wrong in its file is known. */
interface Faulty {
  id: string;
  fault: string;
}

/**
 * Reads the catalogue, without its drafts (Y6); throws a sentence that names the file and what is wrong
 * in it (W9).
 */
export function readContent(folder: string): Content {
  return readWith<Listed>(folder, (file, read) =>
    isDraft(readFileSync(join(folder, file), 'utf8')) ? [] : [{ id: idOf(file), course: read() }],
  );
}

/** The catalogue while one writes, with its drafts, marked (Y6). */
export function readWrittenContent(folder: string): WrittenContent {
  return readWith<Listed | Faulty>(folder, (file, read) => {
    const id = idOf(file);
    try {
      return [{ id, course: marked(read()) }];
    } catch {
      return [{ id, fault: `content/${file} a des fautes : l’API garde ce cours comme il était.` }];
    }
  });
}

function readWith<Course extends Listed | Faulty>(
  folder: string,
  take: (file: string, read: () => CatalogCourse) => Course[],
): Content<Course> {
  const categories = parse(categoriesSchema, ...readYaml(folder, 'catalog/categories.yaml'));
  const subfolder = 'catalog/courses';
  const names = attempt(subfolder, () => readdirSync(join(folder, subfolder)).sort());
  const courses = names
    .filter((name) => COURSE_FILE.test(name))
    .map((name) => `${subfolder}/${name}`)
    .flatMap((file) => take(file, () => readCourse(folder, file, categories)));
  return {
    categories,
    courses: mixed(courses, (one) => ('course' in one ? one.course : undefined)),
    freeCourses: parse(freeCoursesSchema, ...readYaml(folder, 'free-courses.yaml')),
  };
}

function readCourse(folder: string, file: string, categories: readonly string[]): CatalogCourse {
  const [value, name] = readYaml(folder, file);
  const course = parse(courseSchema, value, name);
  if (categories.includes(course.category)) return course;
  throw new Error(`${name} : la catégorie « ${course.category} » n’est pas dans categories.yaml.`);
}

function readYaml(folder: string, file: string): [unknown, string] {
  const value = attempt(file, () => parseYaml(readFileSync(join(folder, file), 'utf8')));
  return [value, `content/${file}`];
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
