import { execFileSync, spawnSync } from 'node:child_process';

/** Runs each test of a compiled exercise by a process of its own; the report is one line of JSON after U+001E. */
const [program = ''] = process.argv.slice(2);
/** For a test that waits for ever. An endless loop has its own limit, in essai.h. */
const LIMIT_MS = 20_000;
const ENDLESS = ['SIGXCPU', 'SIGKILL', 'SIGTERM'];
/** The line of a message that says why a test stopped: its own check, a sanitizer, or the first line. */
const REASONS = [
  /^ligne \d+ : .*$/m,
  /^exception : .*$/m,
  /^\S+: runtime error: .*$/m,
  /(?<=^SUMMARY: ).*$/m,
  /^.*\S.*$/m,
];

const names = execFileSync(program, { encoding: 'utf8' }).trimEnd().split('\n');
const tests = names.map((name, rank) => {
  const { status, signal, stderr } = spawnSync(program, [String(rank)], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
  });
  return status === 0 ? { name } : { name, fault: reasonOf(signal, stderr) };
});

function reasonOf(signal: string | null, stderr: string): string {
  if (signal && ENDLESS.includes(signal)) return 'ne finit pas';
  const text = stderr.replaceAll(`${process.cwd()}/`, '');
  const lines = REASONS.map((reason) => reason.exec(text)?.[0]);
  return lines.find((line) => line) ?? signal ?? 's’arrête sans rien dire';
}

process.stdout.write(`\u001E${JSON.stringify({ tests })}`);
