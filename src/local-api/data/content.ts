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

/** The embedded catalogue as its writers keep it. */
export interface Content {
  categories: string[];
  /** In the order of the file names; the name is the id. */
  courses: { id: string; course: CatalogCourse }[];
  freeCourses: FreeCourse[];
}

/** Reads the catalogue; throws a sentence that names the file and what is wrong in it (W9). */
export function readContent(folder: string): Content {
  const categories = parse(categoriesSchema, ...readYaml(folder, 'catalog/categories.yaml'));
  const courses = listYaml(folder, 'catalog/courses').map((file) => {
    const [value, name] = readYaml(folder, file);
    const course = parse(courseSchema, value, name);
    if (categories.includes(course.category)) return { id: basename(file, '.yaml'), course };
    throw new Error(
      `${name} : la catégorie « ${course.category} » n’est pas dans categories.yaml.`,
    );
  });
  const freeCourses = parse(freeCoursesSchema, ...readYaml(folder, 'free-courses.yaml'));
  return { categories, courses, freeCourses };
}

function listYaml(folder: string, subfolder: string): string[] {
  const names = attempt(subfolder, () => readdirSync(join(folder, subfolder)));
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${subfolder}/${name}`);
}

function readYaml(folder: string, file: string): [unknown, string] {
  return [attempt(file, () => parseYaml(readFileSync(join(folder, file), 'utf8'))), file];
}

function attempt<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`content/${file} ne peut pas être lu : ${(error as Error).message}`);
  }
}
