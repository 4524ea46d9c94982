import type { Fault, Sample } from '../../read/sample.ts';
import type { Verdict } from '../judge.ts';
import { type Technology, versionOf } from '../technology.ts';

/** What one technology did: counts of samples and of exercises, and how many were already proved. */
export interface Count {
  readonly technology: string;
  readonly version: string;
  readonly proof: string;
  samples: number;
  exercises: number;
  unchanged: number;
  /** Those of the samples that were not run. */
  compiled: number;
}

/** What `--write` may put in a page: the screen of a sample whose output is wrong or missing. */
export interface Correction {
  readonly sample: Sample;
  readonly screen: string;
  readonly fault: Fault;
}

/** The tools that proved something of a page or of an exercise. */
export interface Proof {
  readonly technology: string;
  readonly path: string;
  /** « Node.js 24.21.0, Chromium 156.0.8078.79 » */
  readonly version: string;
  /** « Compilé avec », and not « Vérifié avec ». */
  readonly isOnlyCompiled: boolean;
}

/** What a run has found so far. */
export interface Results {
  readonly faults: Fault[];
  readonly ignored: Fault[];
  readonly corrections: Correction[];
  /** What readers could try in the page, and the page does not offer. */
  readonly untried: Sample[];
  /** The films of the samples that are stepped through, as their files hold them. */
  readonly films: Map<Sample, string>;
  readonly counts: Map<string, Count>;
  readonly proofs: Proof[];
  readonly skipped: Record<string, number>;
  /** Which test of an exercise saw which of its other answers, in lines, by its folder. */
  readonly tables: Map<string, readonly string[]>;
  count(
    technology: Technology,
    what: 'samples' | 'exercises',
    isCached: boolean,
    sample?: Sample,
  ): void;
  /** `path`: the page or the exercise that the technology proved, or one sample of it. */
  addProof(path: string, technology: Technology, sample?: Sample): void;
  skip(technology: string): void;
  addFault(sample: Sample, verdict: Verdict): void;
}

export function newResults(): Results {
  const results: Results = {
    faults: [],
    ignored: [],
    corrections: [],
    untried: [],
    films: new Map(),
    counts: new Map(),
    proofs: [],
    skipped: {},
    tables: new Map(),
    count(technology, what, isCached, sample) {
      const { name, proof } = technology;
      const count = results.counts.get(name) ?? {
        ...{ technology: name, version: versionOf(technology), proof },
        ...{ samples: 0, exercises: 0, unchanged: 0, compiled: 0 },
      };
      count[what] += 1;
      count.unchanged += Number(isCached);
      count.compiled += Number((sample && technology.isOnlyCompiled?.(sample)) ?? false);
      results.counts.set(name, count);
    },
    addProof(path, technology, sample) {
      const version = (sample && technology.versionFor?.(sample)) ?? versionOf(technology);
      const { name } = technology;
      const isOnlyCompiled = (sample && technology.isOnlyCompiled?.(sample)) ?? false;
      results.proofs.push({ technology: name, path, version, isOnlyCompiled });
    },
    skip(name) {
      results.skipped[name] = (results.skipped[name] ?? 0) + 1;
    },
    addFault(sample, { screen, ...verdict }) {
      const fault = { file: sample.path, ...verdict };
      results.faults.push(fault);
      if (screen !== undefined) results.corrections.push({ sample, screen, fault });
    },
  };
  return results;
}
