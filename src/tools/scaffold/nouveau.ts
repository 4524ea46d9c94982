import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { loadEnvironment } from '../../build/environment.ts';
import { parse } from '../../collections/schemas/parse.ts';
import { resourcesSchema } from '../../collections/schemas/resources.ts';
import { CAREER_FILES, CAREER_SECTIONS } from '../../rules/site/career.ts';
import { readPorts } from '../../rules/site/ports.ts';
import { nearest } from '../../rules/text/nearest.ts';
import { slugOf } from '../../rules/text/slug.ts';
import { STEP_KEYS } from '../../rules/tutorial/steps.ts';
import { asksUsage } from '../command/usage.ts';

/** The texts of a draft by their paths, `content/…`, and the page that shows it. */
type Draft = readonly [files: readonly (readonly [path: string, text: string])[], page: string];

/** What is copied: a tutorial, the samples and exercises of each technology, a course, a section of the guide. */
const TEMPLATES = join(import.meta.dirname, '../../../templates');
const RESOURCES = 'content/resources.yaml';
const EXERCISES = ['1-ordonner', '2-completer', '3-reparer', '4-ecrire', '5-combiner', '6-defi'];
/** What may be written, and the names that each asks for. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  tutoriel: ['un slug de content/resources.yaml : tutoriel sql'],
  etape: ['un tutoriel : etape sql bases', 'une étape : etape sql bases'],
  cours: ['un nom : cours couture-boubou'],
  metier: ['une section du guide : metier data'],
};
const USAGE = `Usage :
  npm run nouveau -- tutoriel sql          un tutoriel annoncé dans content/resources.yaml
  npm run nouveau -- etape sql bases       une étape qui manque : ${STEP_KEYS.join(', ')}
  npm run nouveau -- cours couture-boubou  un cours du catalogue
  npm run nouveau -- metier data           une section du guide des métiers qui manque
  npm run nouveau -- --aide                affiche ceci, comme -h et --help`;
const WHOLE =
  'Le guide des métiers a ses huit sections, et n’en prend pas d’autre : rien n’a été écrit. Pour changer un métier, ouvre son fichier dans content/career.';

/** Writes a draft; returns what to say, or throws a sentence and writes nothing. */
function answer(args: readonly string[]): string {
  if (asksUsage(args)) return USAGE;
  const [said = '', ...names] = args;
  // « é » may come as two letters from the keyboard of a Mac.
  const kind = said.normalize('NFD').replace(/\p{M}/gu, '');
  const isWhole = CAREER_FILES.every((file) => existsSync(`content/career/${file}`));
  if (kind === 'metier' && names.length === 1 && isWhole) return WHOLE;
  const refusal = refusalOf(said, kind, names);
  if (refusal) throw new Error(`${refusal}\n\n${USAGE}`);
  const [name = '', step = ''] = names;
  if (kind === 'cours') return write(course(name));
  return write(kind === 'metier' ? careerSection(name) : tutorial(name, kind === 'etape', step));
}

function refusalOf(said: string, kind: string, names: readonly string[]): string | undefined {
  if (said === '') return 'il manque ce qu’il faut écrire : tutoriel, etape, cours ou metier';
  const wanted = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!wanted) {
    const word = nearest(kind, Object.keys(KINDS));
    const remedy = word ? `« ${word} »` : Object.keys(KINDS).join(', ');
    return `« ${said} » ne peut pas être écrit — écris ${remedy}`;
  }
  const extra = names.slice(wanted.length).join(' ');
  const lack = wanted[names.length];
  if (lack) return `il manque ${lack}`;
  return extra ? `« ${extra} » est de trop` : undefined;
}

/** The whole tutorial, or one step with the folders that it shows. */
function tutorial(slug: string, isStep: boolean, step: string): Draft {
  const files = tutorialFiles(slug);
  const [folder, page] = [`content/tutorials/${slug}`, `/ressources/${slug}`];
  const about = `${folder}/tutorial.yaml`;
  if (existsSync(about) !== isStep) {
    const remedy = isStep
      ? `manque — commence par : npm run nouveau -- tutoriel ${slug}`
      : `existe déjà — rien n’a été écrit ; pour une étape qui manque : npm run nouveau -- etape ${slug} bases`;
    throw new Error(`${about} ${remedy}`);
  }
  if (!isStep) return [files, page];
  const key = known(step, 'une étape', STEP_KEYS);
  const takesFolders = /exos|corrections/.test(key) && !existsSync(`${folder}/exercises`);
  const isWanted = (path: string) =>
    path.endsWith(`-${key}.mdx`) || (takesFolders && path.startsWith(`${folder}/exercises/`));
  return [files.filter(([path]) => isWanted(path)), `${page}?tabs=${key}#${key}`];
}

/** A technology that has no folder in `templates/technologies` gets `autre`. */
function tutorialFiles(slug: string): Draft[0] {
  const groups = parse(resourcesSchema, parseYaml(readFileSync(RESOURCES, 'utf8')), RESOURCES);
  const all = groups.flatMap(({ category, items }) => items.map((item) => ({ ...item, category })));
  const { name, icon, category } = known(slug, `un slug de ${RESOURCES}`, all, (one) => one.slug);
  const others = all.filter((one) => one.slug !== slug);
  const near = others.filter((one) => one.category === category);
  const next = [...near, ...others].slice(0, 2).map((one) => one.slug);
  const technologies = readdirSync(join(TEMPLATES, 'technologies'));
  const technology = technologies.find((names) => names.split('+').includes(slug)) ?? 'autre';
  const { 'sample.mdx': sample = '', ...exercise } = textsIn(`technologies/${technology}`);
  const [shown = '', output = ''] = sample.trimEnd().split(/\n\n(?=```output)/);
  const [starter = ''] = Object.keys(exercise).filter((file) => file.startsWith('starter.'));
  const words: Readonly<Record<string, string>> = {
    '%NAME%': name,
    '%SLUG%': slug,
    '%ICON%': icon,
    '%CATEGORY%': category,
    '%TODAY%': new Date().toISOString().slice(0, 10),
    '%NEXT%': next.join(', '),
    '%SAMPLE%': sample.trimEnd(),
    '%SHOWN%': shown,
    '%OUTPUT%': output,
    '%PUZZLE%': puzzleOf(shown),
    '%EXT%': starter.slice('starter.'.length),
  };
  const fill = (text: string) => text.replace(/%[A-Z]+%/g, (mark) => words[mark] ?? mark);
  const files = Object.entries(textsIn('tutorial')).map(
    ([file, text]) => [file, fill(text).replace(/\n{3,}/g, '\n\n')] as const,
  );
  const exercises = EXERCISES.flatMap((place) =>
    Object.entries(exercise).map(([file, text]) => [`exercises/${place}/${file}`, text] as const),
  );
  return [...files, ...exercises].map(([file, text]) => [
    `content/tutorials/${slug}/${file}`,
    text,
  ]);
}

/** The sample as a `<Parsons>`, which has three lines at least, all different. */
function puzzleOf(shown: string): string {
  if (shown.split('\n').length >= 5) return shown;
  return shown.replace(/.*À ÉCRIRE.*/, (line) =>
    [1, 2, 3].map((n) => line.replace('À ÉCRIRE', `À ÉCRIRE ${n}`)).join('\n'),
  );
}

function course(id: string): Draft {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    const remedy = `écris des minuscules sans accent, des chiffres et des tirets : ${slugOf(id) || 'couture-boubou'}`;
    throw new Error(`« ${id} » n’est pas un nom de cours — ${remedy}`);
  }
  const categories = readFileSync('content/catalog/categories.yaml', 'utf8');
  const category = /^- *(.+)$/m.exec(categories)?.[1] ?? 'À ÉCRIRE';
  const text = template('course.yaml').replace('%SLUG%', id).replace('%CATEGORY%', category);
  return [[[`content/catalog/courses/${id}.yaml`, text]], '/#formations'];
}

/** A section of the guide that is missing: its eight sections are fixed (G1). */
function careerSection(name: string): Draft {
  const section = known(name, 'un domaine du guide', CAREER_SECTIONS.slice(1));
  const file = CAREER_FILES[CAREER_SECTIONS.indexOf(section)];
  return [[[`content/career/${file}`, template('career.mdx')]], `/conseils#${section}`];
}

/** The one that has this name; throws the nearest name when none has it. */
function known<One>(
  word: string,
  what: string,
  all: readonly One[],
  nameOf = String as (one: One) => string,
): One {
  const found = all.find((one) => nameOf(one) === word);
  if (found) return found;
  const names = all.map(nameOf);
  const near = nearest(word, names);
  const remedy = near ? `écris « ${near} » ; ` : '';
  throw new Error(`« ${word} » n’est pas ${what} — ${remedy}les noms connus : ${names.join(', ')}`);
}

/** The texts of a folder of `templates/`, by their names. */
function textsIn(path: string): Record<string, string> {
  const names = readdirSync(join(TEMPLATES, path)).sort();
  return Object.fromEntries(names.map((name) => [name, template(`${path}/${name}`)]));
}

function template(path: string): string {
  return readFileSync(join(TEMPLATES, path), 'utf8');
}

/** Writes all the files, or none when one of them exists; returns what to say. */
function write([files, page]: Draft): string {
  const taken = files.find(([path]) => existsSync(path));
  if (taken) throw new Error(`${taken[0]} existe déjà — rien n’a été écrit ; ouvre ce fichier.`);
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  }
  const { site } = readPorts(loadEnvironment()).ports;
  return [
    ...files.map(([path]) => `Écrit : ${path}`),
    `Pour le voir : npm run dev, puis http://localhost:${site}${page}`,
    'Chaque place à remplir porte « À ÉCRIRE ».',
  ].join('\n');
}

try {
  console.log(answer(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
