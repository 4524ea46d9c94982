import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES, MODALITIES, type SelectOption } from '../../rules/course/preferences.ts';
import { CAREER_FILES, CAREER_SECTIONS } from '../../rules/site/career.ts';
import { nearest } from '../../rules/text/nearest.ts';
import { slugOf } from '../../rules/text/slug.ts';
import { STEP_KEYS } from '../../rules/tutorial/steps.ts';
import { fillTemplate } from './template.ts';
import {
  type Announced,
  announcedIn,
  exerciseFiles,
  type Files,
  stepFile,
  stepText,
  tutorialFiles,
} from './tutorial.ts';

/** What a writer asked for: the files, by their path in the project, and where to see them. */
export interface Plan {
  files: Files;
  page: string;
}

const TUTORIALS = 'content/tutorials';
const RESOURCES = 'content/resources.yaml';
const CATEGORIES = 'content/catalog/categories.yaml';
const COURSE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FIELDS = CAREER_SECTIONS.slice(1);

export function planTutorial(slug: string, today: string): Plan {
  const all = announced();
  const tutorial = announcedAs(slug, all);
  const folder = `${TUTORIALS}/${slug}`;
  if (existsSync(`${folder}/tutorial.yaml`)) {
    throw new Error(
      `${folder}/tutorial.yaml existe déjà — rien n’a été écrit ; pour une étape qui manque : npm run nouveau -- etape ${slug} bases`,
    );
  }
  return { files: within(folder, tutorialFiles(tutorial, all, today)), page: pageOf(slug) };
}

export function planStep(slug: string, step: string): Plan {
  const tutorial = announcedAs(slug, announced());
  const folder = `${TUTORIALS}/${slug}`;
  if (!existsSync(`${folder}/tutorial.yaml`)) {
    throw new Error(
      `${folder}/tutorial.yaml manque — commence par : npm run nouveau -- tutoriel ${slug}`,
    );
  }
  const key = STEP_KEYS.find((one) => one === step);
  if (!key) throw unknown(step, 'une étape', STEP_KEYS);
  const needsFolders = ['exos', 'corrections'].includes(key) && !existsSync(`${folder}/exercises`);
  const files = {
    [stepFile(key)]: stepText(tutorial, key),
    ...(needsFolders && exerciseFiles(tutorial)),
  };
  return { files: within(folder, files), page: `${pageOf(slug)}?tabs=${key}#${key}` };
}

export function planCourse(id: string): Plan {
  if (!COURSE_ID.test(id)) {
    throw new Error(
      `« ${id} » n’est pas un nom de cours — écris des minuscules sans accent, des chiffres et des tirets : ${slugOf(id) || 'couture-boubou'}`,
    );
  }
  const category = /^- *(.+)$/m.exec(readFileSync(CATEGORIES, 'utf8'))?.[1] ?? 'À ÉCRIRE';
  const choices = (options: readonly SelectOption[]) =>
    options.map(({ value, label }) => `${value} (${label})`).join(', ');
  const words = { slug: id, category };
  const text = fillTemplate('course.yaml', {
    ...words,
    languages: choices(LANGUAGES),
    modalities: choices(MODALITIES),
  });
  return { files: { [`content/catalog/courses/${id}.yaml`]: text }, page: '/#formations' };
}

/** A section of the guide that is missing: its eight sections are fixed (G1). */
export function planCareer(section: string): Plan {
  const index = CAREER_SECTIONS.indexOf(FIELDS.find((one) => one === section) ?? 'intro');
  if (index === 0) throw unknown(section, 'un domaine du guide', FIELDS);
  const files = { [`content/career/${CAREER_FILES[index]}`]: fillTemplate('career.mdx', {}) };
  return { files, page: `/conseils#${section}` };
}

/** Whether nothing is left for `metier` to write. */
export function isGuideWhole(): boolean {
  return CAREER_FILES.every((file) => existsSync(`content/career/${file}`));
}

function announced(): Announced[] {
  return announcedIn(readFileSync(RESOURCES, 'utf8'));
}

function announcedAs(slug: string, all: readonly Announced[]): Announced {
  const found = all.find((one) => one.slug === slug);
  if (found) return found;
  const known = all.map((one) => one.slug);
  throw unknown(slug, `un slug de ${RESOURCES}`, known);
}

function unknown(word: string, what: string, known: readonly string[]): Error {
  const near = nearest(word, known);
  const remedy = near ? `écris « ${near} » ; ` : '';
  return new Error(
    `« ${word} » n’est pas ${what} — ${remedy}les noms connus : ${known.join(', ')}`,
  );
}

function within(folder: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}

function pageOf(slug: string): string {
  return `/ressources/${slug}`;
}
