import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

/** A test that was run, whatever came of it; its title holds those of its groups. */
export interface Ran {
  file: string;
  title: string;
}

/** A test that failed, and the first line of what the runner said. */
export interface Failure extends Ran {
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

/** The parts that are read of a report in JUnit's form. */
interface Report {
  testsuites?: { testsuite?: readonly { name: string; testcase?: readonly Case[] }[] };
}

interface Case {
  name: string;
  time?: string;
  skipped?: unknown;
  failure?: readonly Fault[];
  error?: readonly Fault[];
}

interface Fault {
  message?: string;
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => /^(?:testsuite|testcase|failure|error)$/.test(name),
});

/** What Vitest or Playwright wrote in JUnit's form; undefined when it wrote nothing. */
export function readReport(file: string): Outcome | undefined {
  try {
    return outcomeOf(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a report in JUnit's form. A file that could not be loaded stands there as a test of its name. */
export function outcomeOf(xml: string): Outcome {
  const { testsuites }: Report = PARSER.parse(xml);
  const tests = (testsuites?.testsuite ?? []).flatMap(({ name, testcase = [] }) =>
    testcase.map((test) => ({
      // Playwright names files from its own folder.
      file: name.endsWith('.spec.ts') ? `tests/site/${name}` : name,
      title: test.name,
      seconds: Number(test.time ?? 0),
      isSkipped: test.skipped !== undefined,
      fault: (test.failure ?? test.error)?.[0],
    })),
  );
  const ran = tests.filter(({ isSkipped }) => !isSkipped);
  const failed = ran.filter(({ fault }) => fault);
  const seconds = new Map<string, number>();
  for (const test of ran) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return {
    passed: ran.length - failed.length,
    failures: failed.map(({ file, title, fault }) => ({
      file,
      title,
      message: firstLine(fault?.message),
    })),
    ran: ran.map(({ file, title }) => ({ file, title })),
    seconds,
  };
}

/** The first line that says something. */
export function firstLine(text = ''): string {
  return text.trim().split('\n')[0]?.trim() ?? '';
}
