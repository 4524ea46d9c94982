import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { noCache } from '../../../src/cache/cache.ts';
import { runSamples } from '../run/run.ts';
import { drawFrom, type Mutant, mutatePage } from './mutate.ts';

/**
 * `npm run samples:mutants -- [seed]`: changes letters in the outputs of the real tutorials, runs them all,
 * and fails if one change is not caught.
 */
const MIN_MUTANTS = 100;
const CONTENT = 'content/tutorials';

async function main(): Promise<void> {
  const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31));
  const draw = drawFrom(seed);
  const missed: string[] = [];
  let planted = 0;
  while (planted < MIN_MUTANTS) {
    const round = await playRound(draw);
    if (round.planted === 0) throw new Error(`aucun résultat à changer sous ${CONTENT}`);
    planted += round.planted;
    missed.push(...round.missed);
  }
  for (const one of missed) console.log(one);
  console.log(`graine ${seed} : ${planted - missed.length} mutants trouvés sur ${planted}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** Changes one letter in each output and runs all the pages once: a wrong output changes no other sample. */
async function playRound(draw: () => number) {
  const root = mkdtempSync(join(tmpdir(), 'samples-mutants-'));
  try {
    const pages = globSync(`${CONTENT}/**/*.mdx`).sort();
    const mutants = pages.flatMap((path) => plant(path, join(root, path), draw));
    const { faults } = await runSamples([root], noCache);
    const told = new Set(faults.map(({ file, line }) => `${file}:${line}`));
    const isMissed = ({ path, line }: Planted) => !told.has(`${join(root, path)}:${line}`);
    return { planted: mutants.length, missed: mutants.filter(isMissed).map(textOf) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

interface Planted extends Mutant {
  readonly path: string;
}

function plant(path: string, copy: string, draw: () => number): Planted[] {
  const { source, mutants } = mutatePage(path, readFileSync(path, 'utf8'), draw);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, source);
  return mutants.map((mutant) => ({ path, ...mutant }));
}

function textOf({ path, line, from, to }: Planted): string {
  return `${path}:${line}: « ${from} » changé en « ${to} » n’a pas été vu`;
}

await main();
