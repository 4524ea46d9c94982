import { type Sample, withProgram } from '../../read/sample.ts';
import type { Job, Outcome, Technology } from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { nodeProgram } from './node-command.ts';
import { nodeVersion } from './run-node.ts';
import { converse, exchange, outcomeOf } from './run-server.ts';

const UNNAMED = 'serveur.js';
const NOT_LISTENING = 'le serveur n’écoute sur aucun port : appelle listen';
const START_MS = 40_000;

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
async function run(job: Job): Promise<Outcome> {
  const { sample, folder } = job;
  const said = [...sample.chain, sample];
  const at = said.findLastIndex(({ kind }) => kind === 'server');
  const server = said[at] ?? sample;
  const requests = said.slice(at + 1);
  const name = server.file ?? UNNAMED;
  const files = server.file ? folder : withProgram(folder, name, server);
  const conversation = await converse(
    nodeProgram(files, (paths) => {
      const { node, runner } = paths;
      const hook = `${runner}/technologies/nodejs/programs/listening.ts`;
      const command = [node, '--import', hook, name];
      return exchange(paths, { command, requests, notListening: NOT_LISTENING, startMs: START_MS });
    }),
    START_MS,
  );
  return outcomeOf(conversation, job, requests.length - 1);
}
