import { parse as parseYaml } from 'yaml';
import { parse } from '../../collections/schemas/parse.ts';
import { resourcesSchema } from '../../collections/schemas/resources.ts';
import { STEP_KEYS, type StepKey } from '../../rules/tutorial/steps.ts';
import { fillTemplate, readTemplate, type Words } from './template.ts';

/** A tutorial that `content/resources.yaml` announces. */
export interface Announced {
  slug: string;
  name: string;
  icon: string;
  category: string;
}

/** What samples and exercises of a technology are made of: `templates/technologies.yaml`. */
interface Technology {
  fence: string;
  sample: string;
  output?: string;
  files: Readonly<Record<string, string>>;
}

/** Files to write: by their path in the folder of the tutorial, their texts. */
export type Files = Readonly<Record<string, string>>;

const EXERCISES = ['1-ordonner', '2-completer', '3-reparer', '4-ecrire', '5-combiner', '6-defi'];

/** The tutorials of `resources.yaml`, in its order. */
export function announcedIn(yaml: string): Announced[] {
  const groups = parse(resourcesSchema, parseYaml(yaml), 'content/resources.yaml');
  return groups.flatMap(({ category, items }) => items.map((item) => ({ ...item, category })));
}

/** A whole tutorial, as a draft with its places to fill; `today` is `2026-11-20`. */
export function tutorialFiles(
  tutorial: Announced,
  all: readonly Announced[],
  today: string,
): Files {
  const others = all.filter(({ slug }) => slug !== tutorial.slug);
  const near = others.filter(({ category }) => category === tutorial.category);
  const next = [...near, ...others].slice(0, 2).map(({ slug }) => slug);
  const { slug, name, icon, category } = tutorial;
  const words = { slug, name, icon, category, today, next: next.join(', ') };
  const about = fillTemplate('tutorial.yaml', words);
  const steps = STEP_KEYS.map((key) => [stepFile(key), stepText(tutorial, key)]);
  const coverage = fillTemplate('coverage.yaml', words);
  return {
    'tutorial.yaml': about,
    'coverage.yaml': coverage,
    ...Object.fromEntries(steps),
    ...exerciseFiles(tutorial),
  };
}

/** `bases` → `3-bases.mdx` */
export function stepFile(key: StepKey): string {
  return `${STEP_KEYS.indexOf(key) + 1}-${key}.mdx`;
}

export function stepText({ slug, name }: Announced, key: StepKey): string {
  return fillTemplate(stepFile(key), { name, ...sampleWords(technologyOf(slug)) });
}

/** The six folders of `exercises/`, each with its start, its solution and its tests. */
export function exerciseFiles({ slug }: Announced): Files {
  const { files } = technologyOf(slug);
  const all = EXERCISES.flatMap((folder) =>
    Object.entries(files).map(([file, text]) => [`exercises/${folder}/${file}`, text]),
  );
  return Object.fromEntries(all);
}

function sampleWords({ fence, sample, output = 'À ÉCRIRE', files }: Technology): Words {
  const shown = fenced(fence, sample);
  const result = output === '' ? '' : fenced('output', output.trimEnd());
  const named = (stem: string) => Object.keys(files).find((file) => file.startsWith(stem)) ?? '';
  return {
    sample: `${shown}\n\n${result}`.trim(),
    shown: shown,
    puzzle: fenced(fence, puzzleOf(sample)),
    output: result,
    folder: (index) => EXERCISES[index] ?? '',
    starter: named('starter.'),
    solution: named('solution.'),
  };
}

/** A `<Parsons>` has three lines at least, all different. */
function puzzleOf(sample: string): string {
  if (sample.split('\n').length >= 3) return sample;
  return [1, 2, 3].map((line) => sample.replace('À ÉCRIRE', `À ÉCRIRE ${line}`)).join('\n');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Throws when nobody has said yet how the exercises of a technology are written. */
function technologyOf(slug: string): Technology {
  const all: Record<string, Technology> = parseYaml(readTemplate('technologies.yaml'));
  const technology = all[slug];
  if (technology) return technology;
  throw new Error(
    `« ${slug} » n’a pas de modèle d’exercices — ajoute-le à src/tools/scaffold/templates/technologies.yaml`,
  );
}
