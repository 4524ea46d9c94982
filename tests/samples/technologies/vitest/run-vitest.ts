import { dirname } from 'node:path';
import { type Folder, withFile } from '../../read/folder.ts';
import { ended, type Job, type Outcome } from '../../run/technology.ts';
import { packageIn, packageVersion } from '../../run/toolchains/packages.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';

const MANIFEST = 'package.json';
/** What create-vite and `ng new` write there, as far as it counts. */
const MODULE = '{ "type": "module" }\n';
/** A machine with many processors would start more threads than the sandbox allows. */
const FEW_THREADS = { RAYON_NUM_THREADS: '2', TOKIO_WORKER_THREADS: '2' };
/** Lines that are never the same twice, or that say where the reader's folder is. */
const UNSTABLE = /^ RUN {2}v.*\n\n?|^ *(?:Start at|Duration) {2}.*\n/gm;
/** ` ✓ compte les clics 44ms` */
const DURATION = /^( *[✓×❯↓] .*?) +\d+(?:\.\d+)?m?s$/gm;

/** A file of tests, the folder where it runs, the toolchain that has Vitest, and more options. */
interface Tests {
  readonly file: string;
  readonly folder: Folder;
  readonly toolchain: string;
  readonly options?: readonly string[];
}

/** « Vitest 5.1.0 » */
export function vitestVersion(toolchain: string): string {
  return `Vitest ${packageVersion(toolchain, 'vitest')}`;
}

/**
 * Runs a file of tests as `npx vitest run` does, in the reader's folder. The outcome is what a terminal
 * shows: the tree of the tests, which Vitest draws for a single file, and their counts. What the tests
 * write is lost.
 */
export async function runVitest(
  { folder: left }: Job,
  { file, folder, toolchain, options = [] }: Tests,
): Promise<Outcome> {
  const release = await runInSandbox({
    command: ({ home, node }) => [
      // A terminal shows both outputs in the order in which they come.
      ...['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh'],
      ...[node, `${dirname(home)}/node_modules/vitest/vitest.mjs`, 'run', file],
      // A process of its own: two programs of Node reserve more memory than one may.
      ...['--reporter=tree', '--pool=forks'],
      // The other ways to read the settings write beside the packages, which are read only here.
      ...['--configLoader=native', ...options],
    ],
    env: () => ({ NO_COLOR: '1', ...FEW_THREADS }),
    folder: folder[MANIFEST] ? folder : withFile(folder, MANIFEST, MODULE),
    beside: { node_modules: dirname(packageIn(toolchain, 'vitest')) },
  });
  const text = stable(release.stdout);
  return release.status === 0
    ? ended(release, { output: text, message: '', folder: left })
    : ended(release, { output: '', message: text + release.stderr, folder: left });
}

/** What Vitest prints without its times and its paths, and without the empty lines around it. */
function stable(text: string): string {
  const kept = text.replace(UNSTABLE, '').replace(DURATION, '$1');
  return kept.replace(/^\n+/, '').replace(/\n+$/, '\n');
}
