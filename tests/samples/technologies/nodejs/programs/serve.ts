import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { openConversation } from './conversation.ts';

/** What `run-server.ts` gives in its argument: how to start the server, what to say if it never listens. */
interface Given {
  readonly command: readonly string[];
  readonly requests: readonly string[];
  readonly notListening: string;
  readonly startMs: number;
  /** For the answer to each request. */
  readonly answerMs: number;
}

/**
 * Starts a server, which writes its port on a channel, and sends it all requests in order. Prints the
 * answers in JSON, after U+001E, or, without requests, what the server prints as it starts.
 */
const { command, requests, notListening, startMs, answerMs }: Given = JSON.parse(
  process.argv[2] ?? '',
);
const CHANNEL = 3;

const [program = '', ...args] = command;
const screen = requests.length > 0 ? 'ignore' : 'inherit';
const server = spawn(program, args, { stdio: ['ignore', screen, 'inherit', 'pipe'] });

/** Returns the port that the server listens on. Throws in French if it never does. */
async function portOf(): Promise<number> {
  const signal = AbortSignal.timeout(startMs);
  const told = once(server.stdio[CHANNEL] as Readable, 'data', { signal });
  // On an idle machine, the limit on processor time stops an endless loop before our own limit.
  const ended = once(server, 'exit', { signal }).then(([, killer]) => {
    throw new Error(killer ? notListening : 'le serveur s’est arrêté sans avoir écouté');
  });
  const onError = (error: Error) => {
    throw error.name === 'AbortError' ? new Error(notListening) : error;
  };
  const [port] = await Promise.race([told, ended]).catch(onError);
  return Number(port);
}

/** A request without answer does not keep the next ones from being sent. */
async function askAll(port: number) {
  const ask = openConversation(port, answerMs);
  const answers: { text?: string; error?: string }[] = [];
  for (const request of requests) {
    answers.push(
      await ask(request).then(
        (text) => ({ text }),
        ({ message }: Error) => ({ error: message }),
      ),
    );
  }
  return answers;
}

try {
  const port = await portOf();
  if (requests.length > 0) process.stdout.write(`\x1E${JSON.stringify(await askAll(port))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server.kill('SIGKILL');
}
