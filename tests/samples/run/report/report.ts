import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import type { Pictures } from '../../page/pictures/pictures.ts';
import type { Fault, Sample } from '../../read/sample.ts';
import type { Isolation } from '../../sandbox/isolation.ts';
import { technologies } from '../../technologies/all.ts';
import type { FilmFiles } from '../films/film-files.ts';
import { untriedLine } from '../workshop.ts';
import { findWrongTools, type WrongTools } from './checked-with.ts';
import type { Correction, Count, Results } from './results.ts';

export interface Report {
  readonly technologies: readonly Readonly<Count>[];
  readonly faults: readonly Fault[];
  readonly corrections: readonly Correction[];
  /** Samples that `--write` may offer to try. */
  readonly untried: readonly Sample[];
  /** The files of films that `--write` may write or remove. */
  readonly films: FilmFiles;
  /** The pictures that `--write` may draw or remove. */
  readonly pictures: Pictures;
  readonly wrongTools: readonly WrongTools[];
  /** Samples that the writer asks not to run; `says` is the reason. */
  readonly ignored: readonly Fault[];
  /** How many samples could not run here, by technology. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly missing: readonly string[];
  readonly isolation: Isolation | undefined;
  /** Which test saw which answer, of the exercises where one is at fault, or that are named alone. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** What a report is made of. */
interface ReportFacts {
  readonly roots: readonly string[];
  readonly results: Results;
  readonly films: FilmFiles;
  readonly pictures: Pictures;
  readonly isolation: Isolation | undefined;
  readonly missing: readonly string[];
}

export function reportOf(facts: ReportFacts): Report {
  const { roots, results, films, pictures, isolation, missing } = facts;
  const { faults, ignored, corrections, untried, counts, skipped, proofs, tables } = results;
  const wrongTools = Object.keys(skipped).length > 0 ? [] : findWrongTools(roots, proofs);
  const inOrder = (one: Fault, other: Fault) =>
    one.file.localeCompare(other.file) || one.line - other.line;
  return {
    technologies: [...counts.values()],
    faults: [
      ...faults,
      ...films.stale.map(({ fault }) => fault),
      ...films.unused,
      ...faultsIn(pictures),
      ...toldOf(wrongTools),
    ].toSorted(inOrder),
    corrections,
    untried,
    films,
    pictures,
    wrongTools,
    ignored: ignored.toSorted(inOrder),
    skipped,
    missing,
    isolation,
    tables: Object.fromEntries(
      [...tables].filter(([path, table]) => isShown(path) && table.length > 0),
    ),
  };

  function isShown(path: string): boolean {
    return roots.includes(path) || faults.some(({ file }) => file.startsWith(`${path}/`));
  }
}

/** A draft names its tools at the end, when `--write` writes them. */
function toldOf(wrongTools: readonly WrongTools[]): Fault[] {
  return wrongTools.map(({ fault }) => fault).filter(({ whenDone }) => !whenDone);
}

function faultsIn({ missing, unused, faults }: Pictures): Fault[] {
  return [...missing.map(({ fault }) => fault), ...unused, ...faults];
}

/** `content/tutorials/python/3-bases.mdx:17 : le résultat diffère… — …`, then what it quotes, set in. */
export function faultText(fault: Fault): string {
  const quoted = (fault.quoted ?? []).map((line) => `    ${line}`.trimEnd());
  return [faultLine(fault), ...quoted].join('\n');
}

/** The tables of exercises, each under its folder. */
export function tablesOf({ tables }: Report): string[] {
  return Object.entries(tables).flatMap(([path, lines]) => [
    path,
    ...lines.map((line) => `  ${line}`),
  ]);
}

/** Whether the run fails. In CI a sample that could not run is a failure, because success means that all was proved. */
export function isFailed({ faults, skipped }: Report, isStrict = Boolean(process.env.CI)): boolean {
  return faults.length > 0 || (isStrict && Object.keys(skipped).length > 0);
}

/** The last lines of a run, in French. */
export function summaryOf(report: Report): string[] {
  const { technologies: counts, ignored, untried, faults } = report;
  return [
    ...counts.map(lineOf),
    ...ignored.map((fault) => `ignoré ${faultText(fault)}`),
    ...untriedLines(untried),
    ...unverifiedOf(report),
    ...isolationOf(report),
    verdictOf(faults.length, report),
  ];
}

/** What could not run here, and why; before the verdict, which does not speak of it. */
export function unverifiedOf({ skipped, missing }: Report): string[] {
  const count = skippedIn(skipped);
  return [
    ...Object.entries(skipped).map(
      ([name, some]) => `${name} : ${plural(some, 'exemple sauté')}, ${lackOf(name, missing)}`,
    ),
    ...(count > 0
      ? [`Attention : ${plural(count, 'exemple')} non ${count > 1 ? 'vérifiés' : 'vérifié'} ici.`]
      : []),
  ];
}

/** « Aucune faute. » is said only when all was verified. */
export function verdictOf(faults: number, report?: Pick<Report, 'skipped'>): string {
  if (faults > 0) return `${plural(faults, 'faute')}.`;
  const isWhole = skippedIn(report?.skipped ?? {}) === 0;
  return isWhole ? 'Aucune faute.' : 'Aucune faute dans ce qui a été vérifié.';
}

function skippedIn(skipped: Report['skipped']): number {
  return Object.values(skipped).reduce((sum, count) => sum + count, 0);
}

function untriedLines(untried: readonly Sample[]): string[] {
  const byPage = [...Map.groupBy(untried, ({ path }) => path)].toSorted();
  return byPage.map(([path, samples]) => untriedLine(path, samples));
}

function lackOf(name: string, missing: readonly string[]): string {
  const wanted = technologies.find((one) => one.name === name)?.toolchains ?? [];
  const absent = wanted.filter((toolchain) => missing.includes(toolchain));
  return absent.length > 0 ? `il manque ${absent.join(', ')}` : 'rien ne peut les isoler';
}

function lineOf(count: Readonly<Count>) {
  const { technology, version, samples, exercises, unchanged, compiled } = count;
  const counts = [plural(samples, 'exemple'), plural(exercises, 'exercice')];
  const shown = counts.filter((words) => !words.startsWith('0 ')).join(', ');
  const kept = unchanged > 0 ? `, dont ${plural(unchanged, 'inchangé')}` : '';
  const some =
    compiled > 0 && compiled < samples
      ? `, dont ${compiled} seulement ${compiled > 1 ? 'compilés' : 'compilé'}`
      : '';
  const level = compiled === samples + exercises ? 'compilé, non exécuté, avec' : 'vérifié avec';
  return `${technology} : ${shown}${kept}${some} ; ${level} ${version}`;
}

function isolationOf({ isolation }: Report): string[] {
  if (!isolation)
    return ['Rien n’a pu être isolé, donc rien n’a été exécuté : installe bubblewrap.'];
  if (isolation.endsWith('bubblewrap')) return [];
  return [
    `Isolement réduit (${isolation}) : bubblewrap ne peut pas servir ici ; le réseau et les autres fichiers n’étaient pas coupés.`,
  ];
}

/** `2, 'exemple sauté'` → `2 exemples sautés`. */
function plural(count: number, words: string): string {
  return `${count} ${count > 1 ? words.replace(/(\p{L})(?= |$)/gu, '$1s') : words}`;
}
