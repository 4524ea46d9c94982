import type { Gallery } from '../../page/pictures/pictures.ts';
import type { Fault, Sample, Technology } from '../../read/sample.ts';
import type { Isolation } from '../../sandbox/isolation.ts';
import { technologies, versionOf } from '../../technologies/all.ts';
import type { Verdict } from '../judge.ts';
import { findWrongTools, type Proof, type WrongTools } from './checked-with.ts';

/** What one technology did: counts of samples and of exercises, and how many were already proved. */
interface Count {
  readonly technology: string;
  readonly version: string;
  readonly proof: string;
  /** « Compilé avec », and not « Vérifié avec ». */
  readonly isOnlyCompiled: boolean;
  samples: number;
  exercises: number;
  unchanged: number;
}

/** What `--write` may put in a page: the screen of a sample whose output is wrong or missing. */
export interface Correction {
  readonly sample: Sample;
  readonly screen: string;
  readonly fault: Fault;
}

export interface Report {
  readonly technologies: readonly Readonly<Count>[];
  readonly faults: readonly Fault[];
  readonly corrections: readonly Correction[];
  /** What `--write` may draw, and take away. */
  readonly gallery: Gallery;
  readonly wrongTools: readonly WrongTools[];
  /** Samples that ask not to be run; the message is their reason. */
  readonly ignored: readonly Fault[];
  /** How many samples could not run here, by technology. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly missing: readonly string[];
  readonly isolation: Isolation | undefined;
}

/** The report being made. */
export interface Tally {
  readonly faults: Fault[];
  readonly ignored: Fault[];
  readonly corrections: Correction[];
  readonly counts: Map<string, Count>;
  readonly proofs: Proof[];
  readonly skipped: Record<string, number>;
  count(technology: Technology, what: 'samples' | 'exercises', isCached: boolean): void;
  skip(technology: string): void;
  blame(sample: Sample, verdict: Verdict): void;
}

export function newTally(): Tally {
  const tally: Tally = {
    faults: [],
    ignored: [],
    corrections: [],
    counts: new Map(),
    proofs: [],
    skipped: {},
    count(technology, what, isCached) {
      const { name, proof, isOnlyCompiled = false } = technology;
      const count = tally.counts.get(name) ?? {
        ...{ technology: name, version: versionOf(technology), proof, isOnlyCompiled },
        ...{ samples: 0, exercises: 0, unchanged: 0 },
      };
      count[what] += 1;
      count.unchanged += Number(isCached);
      tally.counts.set(name, count);
    },
    skip(name) {
      tally.skipped[name] = (tally.skipped[name] ?? 0) + 1;
    },
    blame(sample, { line, message, screen }) {
      const fault = { path: sample.path, line, message };
      tally.faults.push(fault);
      if (screen !== undefined) tally.corrections.push({ sample, screen, fault });
    },
  };
  return tally;
}

/** What a run has found. */
interface Findings {
  readonly roots: readonly string[];
  readonly tally: Tally;
  readonly gallery: Gallery;
  readonly isolation: Isolation | undefined;
  readonly missing: readonly string[];
}

export function reportOf({ roots, tally, gallery, isolation, missing }: Findings): Report {
  const { faults, ignored, corrections, counts, skipped, proofs } = tally;
  const wrongTools = Object.keys(skipped).length > 0 ? [] : findWrongTools(roots, proofs);
  const inOrder = (one: Fault, other: Fault) =>
    one.path.localeCompare(other.path) || one.line - other.line;
  return {
    technologies: [...counts.values()],
    faults: [...faults, ...faultsIn(gallery), ...wrongTools.map(({ fault }) => fault)].toSorted(
      inOrder,
    ),
    corrections,
    gallery,
    wrongTools,
    ignored: ignored.toSorted(inOrder),
    skipped,
    missing,
    isolation,
  };
}

function faultsIn({ wanted, strays, faults }: Gallery): Fault[] {
  return [...wanted.map(({ fault }) => fault), ...strays, ...faults];
}

/** `content/tutorials/python/3-bases.mdx:17: le résultat diffère…` */
export function faultText({ path, line, message }: Fault): string {
  return `${path}:${line}: ${message}`;
}

/** In CI, what could not run is a failure too: a green light must mean that all was proved. */
export function isFailed({ faults, skipped }: Report, isStrict = Boolean(process.env.CI)): boolean {
  return faults.length > 0 || (isStrict && Object.keys(skipped).length > 0);
}

/** The last lines of a run, for a person. */
export function summaryOf(report: Report): string[] {
  const { technologies: counts, ignored, skipped, missing, faults } = report;
  return [
    ...counts.map(lineOf),
    ...ignored.map((fault) => `ignoré ${faultText(fault)}`),
    ...Object.entries(skipped).map(
      ([name, count]) => `${name} : ${plural(count, 'exemple sauté')}, ${lackOf(name, missing)}`,
    ),
    ...wallsOf(report),
    faults.length === 0 ? 'Aucune faute.' : `${plural(faults.length, 'faute')}.`,
  ];
}

function lackOf(name: string, missing: readonly string[]): string {
  const wanted = technologies.find((one) => one.name === name)?.toolchains ?? [];
  const absent = wanted.filter((toolchain) => missing.includes(toolchain));
  return absent.length > 0 ? `il manque ${absent.join(', ')}` : 'rien ne peut les isoler';
}

function lineOf(count: Readonly<Count>) {
  const { technology, version, isOnlyCompiled, samples, exercises, unchanged } = count;
  const counts = [plural(samples, 'exemple'), plural(exercises, 'exercice')];
  const shown = counts.filter((words) => !words.startsWith('0 ')).join(', ');
  const kept = unchanged > 0 ? `, dont ${plural(unchanged, 'inchangé')}` : '';
  const level = isOnlyCompiled ? 'compilé, non exécuté, avec' : 'vérifié avec';
  return `${technology} : ${shown}${kept} ; ${level} ${version}`;
}

function wallsOf({ isolation }: Report): string[] {
  if (!isolation)
    return ['Rien n’a pu être isolé, donc rien n’a été exécuté : installe bubblewrap.'];
  if (isolation.endsWith('bubblewrap')) return [];
  return [
    `Isolement réduit (${isolation}) : bubblewrap ne peut pas servir ici ; le réseau et les autres fichiers n’étaient pas coupés.`,
  ];
}

/** `2, 'exemple sauté'` → `2 exemples sautés`. */
export function plural(count: number, words: string): string {
  return `${count} ${count > 1 ? words.replace(/(\p{L})(?= |$)/gu, '$1s') : words}`;
}
