import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { openConversation } from './conversation.ts';

/**
 * Starts a server and sends it all requests in order. Shows the last answer or, without requests, what
 * the server prints as it starts.
 */
const { name, requests }: { name: string; requests: string[] } = JSON.parse(
  readFileSync(0, 'utf8'),
);
const LIMIT_MS = 8_000;
/** The file descriptor on which `listening.ts` writes the port. */
const CHANNEL = 3;
const NOT_LISTENING = 'le serveur n’écoute sur aucun port : appelle listen';

const screen = requests.length > 0 ? 'ignore' : 'inherit';
const server = spawn(process.execPath, ['--import', import.meta.resolve('./listening.ts'), name], {
  stdio: ['ignore', screen, 'inherit', 'pipe'],
});

/** Returns the port that the server listens on. Throws in French if it never does. */
async function portOf(): Promise<number> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const told = once(server.stdio[CHANNEL] as Readable, 'data', { signal });
  // On an idle machine, the limit on processor time stops an endless loop before our own limit.
  const ended = once(server, 'exit', { signal }).then(([, killer]) => {
    throw new Error(killer ? NOT_LISTENING : 'le serveur s’est arrêté sans avoir écouté');
  });
  const onError = (error: Error) => {
    throw error.name === 'AbortError' ? new Error(NOT_LISTENING) : error;
  };
  const [port] = await Promise.race([told, ended]).catch(onError);
  return Number(port);
}

/** Sends all requests and returns the last answer. An earlier request without answer is reported at its own line. */
async function askAll(port: number): Promise<string> {
  const ask = openConversation(port);
  for (const earlier of requests.slice(0, -1)) await ask(earlier).catch(() => {});
  return ask(requests.at(-1) ?? '');
}

try {
  const port = await portOf();
  if (requests.length > 0) process.stdout.write(await askAll(port));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server.kill('SIGKILL');
}
