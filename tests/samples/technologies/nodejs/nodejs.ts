import { type Sample, withProgram } from '../../read/sample.ts';
import type { Job, Outcome, Technology } from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
import { nodeProgram } from './node-command.ts';
import { nodeVersion } from './run-node.ts';

const UNNAMED = 'serveur.js';
/** Longer than the limits of `serve.ts`: a start, then an answer, on a busy machine. */
const LIMIT_MS = 20_000;

export const nodejs: Technology = {
  name: 'nodejs',
  module: import.meta.filename,
  proof: 'le serveur est lancé par Node.js, les requêtes de la page lui sont envoyées dans l’ordre',
  fences: [{ word: 'http', kind: 'request' }],
  extension: 'http',
  toolchains: ['nodejs'],
  version: () => `${nodeVersion()}, Express ${packageVersion('nodejs', 'express')}`,
  versionFor: (sample) => (isExpress(sample) ? nodejs.version() : nodeVersion()),
  run,
};

function isExpress({ chain, text }: Sample): boolean {
  return [...chain.map((one) => one.text), text].some((code) => /from ["']express["']/.test(code));
}

/**
 * Runs a server, which must listen, or a request. The server starts anew for each request and gets again
 * those before it. What it writes in the folder is lost, or it would be written again each time.
 */
async function run({ sample, folder }: Job): Promise<Outcome> {
  const said = [...sample.chain, sample];
  const at = said.findLastIndex(({ kind }) => kind === 'server');
  const server = said[at] ?? sample;
  const requests = said.slice(at + 1);
  const name = server.file ?? UNNAMED;
  const files = server.file ? folder : withProgram(folder, name, server);
  const release = await runInSandbox({
    ...nodeProgram(files, ({ node, runner }) => [
      node,
      `${runner}/technologies/nodejs/programs/serve.ts`,
    ]),
    // Without its own network, two samples could want the same port of the machine.
    env: ({ hasOwnNetwork }) => (hasOwnNetwork ? {} : { SAMPLES_PORT: '0' }),
    limitMs: LIMIT_MS,
    input: JSON.stringify({ name, requests: requests.map(({ text }) => text) }),
  });
  return {
    output: release.stdout,
    message: release.stderr,
    isFailure: release.status !== 0,
    folder,
    ...(release.limit && { limit: release.limit }),
  };
}
