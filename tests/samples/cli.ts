import { existsSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { CacheFolderError } from '../../src/cache/cache-folder.ts';
import { readText } from '../../src/markdown/text-file.ts';
import { optionFault } from '../../src/tools/command/option-fault.ts';
import { asksUsage } from '../../src/tools/command/usage.ts';
import { drawPictures } from './page/pictures/pictures.ts';
import { writeFilms } from './run/films/film-files.ts';
import { writeTools } from './run/report/checked-with.ts';
import { faultText, isFailed, type Report, summaryOf, tablesOf } from './run/report/report.ts';
import { writeOutputs, writeWord } from './run/report/write-outputs.ts';
import { runSamples } from './run/run.ts';

const USAGE = `Usage : npm run samples -- [dossiers ou fichiers] [--write] [--json]
  Exécute les exemples de content/tutorials, ou de ce qui est nommé.
  --write  écrit ou corrige les résultats et les pas à pas, dessine les rendus, offre d’essayer ; relis et regarde
  --json   écrit le rapport en JSON
  --aide   affiche ceci, comme -h et --help`;
const EVERYTHING = 'content/tutorials';

async function main(): Promise<void> {
  if (asksUsage(process.argv.slice(2))) return console.log(USAGE);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const named = positionals.map((path) => relative('.', path) || '.');
  const roots = named.length > 0 ? named : [EVERYTHING];
  const absent = roots.filter((root) => !existsSync(root));
  if (absent.length > 0) {
    throw new UsageError(`« ${absent.join(', ')} » n’existe pas : corrige ce chemin`);
  }
  const report = await runSamples(roots);
  const rest = values.write ? await write(report) : report;
  console.log(values.json ? jsonOf(rest) : textOf(rest));
  process.exitCode = isFailed(rest) ? 1 : 0;
}

/** Corrects the pages and draws the pictures. Returns the report without the faults that this repaired. */
async function write(report: Report): Promise<Report> {
  const { corrections, films, pictures, untried, wrongTools } = report;
  // First: it moves no line.
  for (const [path, some] of Map.groupBy(untried, (one) => one.path)) {
    const lines = some.map(({ line }) => line);
    writeFileSync(path, writeWord(readText(path), 'essayer', lines));
  }
  const byPage = Map.groupBy(corrections, ({ sample }) => sample.path);
  for (const [path, some] of byPage) {
    writeFileSync(path, writeOutputs(readText(path), some));
  }
  writeFilms(films);
  const drawn = await drawPictures(pictures);
  for (const one of wrongTools) writeTools(one);
  for (const { fault } of corrections) {
    console.error(`${fault.file}:${fault.line} : résultat écrit, à relire`);
  }
  for (const { path, line } of untried) console.error(`${path}:${line} : « essayer » ajouté`);
  for (const { file } of pictures.missing) console.error(`${file} : image dessinée, à regarder`);
  for (const { file } of films.stale) console.error(`${file} : pas à pas écrit, à regarder`);
  for (const { file } of wrongTools) console.error(`${file} : outils écrits, à relire`);
  const repaired = [...corrections, ...films.stale, ...pictures.missing, ...wrongTools].map(
    ({ fault }) => fault,
  );
  const written = new Set([...repaired, ...films.unused, ...pictures.unused]);
  return {
    ...report,
    untried: [],
    faults: [...report.faults.filter((one) => !written.has(one)), ...drawn],
  };
}

function textOf(report: Report): string {
  return [...report.faults.map(faultText), ...tablesOf(report), ...summaryOf(report)].join('\n');
}

function jsonOf({
  corrections: _,
  untried: __,
  films: ___,
  pictures: ____,
  wrongTools: _____,
  ...report
}: Report): string {
  return JSON.stringify(report, undefined, 2);
}

/** The command line is wrong. */
class UsageError extends Error {}

/** Wrong use gets the usage, a wrong setting its own sentence, and a fault of ours its stack. */
function messageOf(error: unknown): unknown {
  if (error instanceof CacheFolderError) return error.message;
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  return isRefused(error) ? `${optionFault(error)}\n\n${USAGE}` : error;
}

/** Whether Node's parser throws it: for an option that it does not know, or badly written. */
function isRefused(error: unknown): error is TypeError & { code: string } {
  return error instanceof TypeError && 'code' in error;
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
