import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IViolation,
} from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { type Law, planted, type Source } from './source.ts';
import { partsOf } from './syntax.ts';

const ASTRO_ADDRESS = /(\bfrom |\bimport[ (])(['"][^'"\n]+\.astro)(?=['"])/g;

/**
 * Law 1, told by dependency-cruiser. It cannot read Astro files: in the copy that it cruises, each is
 * a `.astro.ts` of its scripts alone.
 */
export const imports: Law = async (tree) => {
  const house = tree.filter(({ path }) => /^(?:src\/|[^/]+\.(?:mjs|ts)$)/.test(path)).map(asScript);
  using folder = planted(house);
  const { enhancedResolveOptions, ...options } = config.options;
  const ruleSet = { forbidden: config.forbidden };
  const roots = [...new Set(house.map(({ path }) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(
    roots,
    { ...options, baseDir: folder.path, validate: true, ruleSet } as ICruiseOptions,
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations.map(sentence);
};

function asScript(source: Source): Source {
  const { path, text } = source;
  const isAstro = path.endsWith('.astro');
  const code = isAstro ? partsOf(source).scripts.map((script) => script.text) : [text];
  return {
    path: isAstro ? `${path}.ts` : path,
    text: path.endsWith('.css') ? text : code.join('\n').replace(ASTRO_ADDRESS, '$1$2.ts'),
  };
}

function sentence({ from, to, rule, cycle = [] }: IViolation): string {
  const way = [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])];
  const trail = rule.name === 'no-orphans' ? from : way.join(' → ');
  const remedy = config.forbidden.find(({ name }) => name === rule.name)?.comment;
  return `${trail.replaceAll('.astro.ts', '.astro')}: ${remedy}`;
}
