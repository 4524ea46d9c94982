import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { openConversation } from './conversation.ts';

/**
 * Starts a server and asks it everything in order: shows its last answer or, when nothing is asked, what
 * the server itself shows as it starts.
 */
const { name, requests }: { name: string; requests: string[] } = JSON.parse(
  readFileSync(0, 'utf8'),
);
const LIMIT_MS = 8_000;
const WIRE = 3;
const DEAF = 'le serveur n’écoute sur aucun port : appelle listen';

const screen = requests.length > 0 ? 'ignore' : 'inherit';
const server = spawn(process.execPath, ['--import', import.meta.resolve('./listening.ts'), name], {
  stdio: ['ignore', screen, 'inherit', 'pipe'],
});

/** The port that the server listens on, as `listening.ts` tells it. */
async function portOf(): Promise<number> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const told = once(server.stdio[WIRE] as Readable, 'data', { signal });
  // What turns for ever is killed by the limit on the processor, on an idle machine before ours.
  const ended = once(server, 'exit', { signal }).then(([, killer]) => {
    throw new Error(killer ? DEAF : 'le serveur s’est arrêté sans avoir écouté');
  });
  const late = (error: Error) => {
    throw error.name === 'AbortError' ? new Error(DEAF) : error;
  };
  const [port] = await Promise.race([told, ended]).catch(late);
  return Number(port);
}

/** A request of an earlier sample that got no answer was told at its own line. */
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
