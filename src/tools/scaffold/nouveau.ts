import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadEnvironment } from '../../build/environment.ts';
import { readPorts } from '../../rules/site/ports.ts';
import { nearest } from '../../rules/text/nearest.ts';
import { STEP_KEYS } from '../../rules/tutorial/steps.ts';
import { asksUsage } from '../command/usage.ts';
import { isGuideWhole, type Plan, planCareer, planCourse, planStep, planTutorial } from './plan.ts';

/** What may be written, and what each asks for. */
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

/** Writes a well-formed draft; returns what to say, and throws a sentence when it writes nothing. */
function answer(args: readonly string[]): string {
  if (asksUsage(args)) return USAGE;
  const [kind = '', ...names] = args;
  // « é » may come as two letters from the keyboard of a Mac.
  const plain = kind.normalize('NFD').replace(/\p{M}/gu, '');
  if (plain === 'metier' && names.length === 1 && isGuideWhole()) return WHOLE;
  const refusal = refusalOf(kind, plain, names);
  if (refusal) throw new Error(`${refusal}\n\n${USAGE}`);
  return write(planOf(plain, names));
}

/** What is wrong in the command; undefined when it can be followed. */
function refusalOf(kind: string, plain: string, names: readonly string[]): string | undefined {
  if (kind === '') return 'il manque ce qu’il faut écrire : tutoriel, etape, cours ou metier';
  const wanted = Object.hasOwn(KINDS, plain) ? KINDS[plain] : undefined;
  if (!wanted) {
    const near = nearest(plain, Object.keys(KINDS));
    const known = near ? `écris « ${near} »` : `écris ${Object.keys(KINDS).join(', ')}`;
    return `« ${kind} » ne peut pas être écrit — ${known}`;
  }
  const lack = wanted[names.length];
  if (lack) return `il manque ${lack}`;
  const extra = names.slice(wanted.length);
  return extra.length > 0 ? `« ${extra.join(' ')} » est de trop` : undefined;
}

function planOf(kind: string, [name = '', step = '']: readonly string[]): Plan {
  if (kind === 'etape') return planStep(name, step);
  if (kind === 'tutoriel') return planTutorial(name, new Date().toISOString().slice(0, 10));
  return kind === 'cours' ? planCourse(name) : planCareer(name);
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
  const { site } = readPorts(loadEnvironment()).ports;
  return [
    ...paths.map((path) => `Écrit : ${path}`),
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
