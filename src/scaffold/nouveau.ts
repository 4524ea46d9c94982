import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DEFAULT_SITE_PORT } from '../rules/site/defaults.ts';
import { STEP_KEYS } from '../rules/tutorial/steps.ts';
import { isGuideWhole, type Plan, planCareer, planCourse, planStep, planTutorial } from './plan.ts';

const USAGE = `Usage :
  npm run nouveau -- tutoriel sql          un tutoriel annoncé dans content/resources.yaml
  npm run nouveau -- etape sql bases       une étape qui manque : ${STEP_KEYS.join(', ')}
  npm run nouveau -- cours couture-boubou  un cours du catalogue
  npm run nouveau -- metier data           une section du guide des métiers qui manque`;
const WHOLE =
  'Le guide des métiers a ses huit sections, et n’en prend pas d’autre : rien n’a été écrit. Pour changer un métier, ouvre son fichier dans content/career.';

/** Writes a well-formed draft; returns what to say, and throws a sentence when it writes nothing. */
function answer([kind = '', ...names]: readonly string[]): string {
  // « é » may come as two letters from the keyboard of a Mac.
  const plain = kind.normalize('NFD').replace(/\p{M}/gu, '');
  if (plain === 'metier' && names.length === 1 && isGuideWhole()) return WHOLE;
  const plan = planOf(plain, names);
  if (!plan) throw new Error(USAGE);
  return write(plan);
}

function planOf(kind: string, [name, step, ...rest]: readonly string[]): Plan | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  if (kind === 'etape') return step === undefined ? undefined : planStep(name, step);
  if (step !== undefined) return undefined;
  if (kind === 'tutoriel') return planTutorial(name, new Date().toISOString().slice(0, 10));
  if (kind === 'cours') return planCourse(name);
  return kind === 'metier' ? planCareer(name) : undefined;
}

/** Writes all the files, or none when one of them exists; returns what to say. */
function write({ files, page }: Plan): string {
  const paths = Object.keys(files);
  const taken = paths.find((path) => existsSync(path));
  if (taken) throw new Error(`${taken} existe déjà — rien n’a été écrit ; ouvre ce fichier.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  }
  return [
    ...paths.map((path) => `Écrit : ${path}`),
    `Pour le voir : npm run dev, puis http://localhost:${DEFAULT_SITE_PORT}${page}`,
    'Chaque place à remplir porte « À ÉCRIRE ».',
  ].join('\n');
}

try {
  console.log(answer(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
