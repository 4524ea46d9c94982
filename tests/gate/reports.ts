import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that was run, whatever came of it. */
export interface Ran {
  file: string;
  /** With those of the groups that hold it. */
  title: string;
}

/** A test that failed, as the end of the log names it. */
export interface Failure extends Ran {
  /** The first line of what the runner said. */
  message: string;
}

export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** Without the skipped ones. */
  ran: readonly Ran[];
  /** Seconds of work by test file. */
  seconds: ReadonlyMap<string, number>;
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: readonly PlaywrightSuite[];
  errors: readonly PlaywrightError[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: readonly { duration: number; errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

/** Reads a report's file; undefined when the runner wrote none. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function readVitest({ testResults }: VitestReport): Outcome {
  const files = testResults.map((result) => ({ ...result, file: relative('.', result.name) }));
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map((test) => ({ file, ...test })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  // A file that could not be loaded has no test to say so.
  const broken = files.filter(
    ({ file, status }) => status === 'failed' && !failed.some((test) => test.file === file),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...broken.map(({ file, message }) => ({
        file,
        title: 'le fichier',
        message: firstLine(message),
      })),
      ...failed.map(({ file, fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: firstLine(failureMessages?.[0]),
      })),
    ],
    ran: tests
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ file, fullName }) => ({ file, title: fullName })),
    seconds: new Map(
      files.map(({ file, startTime, endTime }) => [file, (endTime - startTime) / 1_000]),
    ),
  };
}

export function readPlaywright({ config, suites, errors }: PlaywrightReport): Outcome {
  const folder = relative('.', config.rootDir);
  const tests = suites
    .flatMap((suite) => testsOf(suite, []))
    .map((test) => ({
      ...test,
      file: `${folder}/${test.file}`,
    }));
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const seconds = new Map<string, number>();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...errors.map(({ message }) => ({ file: folder, title: '', message: firstLine(message) })),
      ...failed.map(({ file, title, message }) => ({ file, title, message })),
    ],
    ran: tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ file, title }) => ({ file, title })),
    seconds,
  };
}

function testsOf(suite: PlaywrightSuite, above: readonly string[]): PlaywrightTest[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: suite.file,
      title: [...above, title].join(' > '),
      status,
      message: firstLine(results.flatMap((result) => result.errors)[0]?.message),
      seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
    })),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap((one) => testsOf(one, [...above, one.title]))];
}

interface PlaywrightTest {
  file: string;
  title: string;
  status: string;
  message: string;
  seconds: number;
}

/** The first line that says something, without the colours of a terminal. */
export function firstLine(text = ''): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}
