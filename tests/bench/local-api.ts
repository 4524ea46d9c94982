import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { run as runScript, startMain } from '../tools/local-api/support/process.ts';

const COURSES = 1_000;
const ROUNDS = 3;
const SECONDS = 1;
const CONNECTIONS = 32;
const LIST = '/course?version=2&courseId=';

interface Load {
  name: string;
  headers: OutgoingHttpHeaders;
  status: number;
  bytes: number;
}

/**
 * Requests per second of the local API with 1,000 courses, for a list that the reader holds (304) and
 * one that he lacks (200, gzip), beside a bare Node server that answers as many bytes. This process
 * asks over loopback and is often the slower end: the ratio says more than the figures.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const settings = { LOCAL_API_DB: join(folder, 'bench.db') };
  try {
    const generated = runScript('data/generate.ts', settings, ['--courses', String(COURSES)]);
    if ((await generated.ended) !== 0) throw new Error(generated.output.stderr);
    const { port, stop } = await startMain(settings);
    await compareBoth(port).finally(() => stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareBoth(port: number): Promise<void> {
  const zipped = { 'Accept-Encoding': 'gzip' };
  const { etag = '', bytes } = await ask(port, zipped, new Agent());
  const held = { 'If-None-Match': etag };
  await compare(port, { name: '304', headers: held, status: 304, bytes: 0 });
  await compare(port, { name: '200 gzip', headers: zipped, status: 200, bytes });
}

/** Turn by turn, the best of three each: a burst of other work on the machine hits both or none. */
async function compare(port: number, load: Load): Promise<void> {
  const bare = new Worker(new URL('./bare-server.ts', import.meta.url), { workerData: load });
  const [barePort] = await once(bare, 'message');
  let ours = 0;
  let theirs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours = Math.max(ours, await measure(port, load));
    theirs = Math.max(theirs, await measure(barePort, load));
  }
  await bare.terminate();
  const ratio = Math.round((100 * ours) / theirs);
  const name = `API locale, ${load.name}, ${Math.round(load.bytes / 1_000)} Ko`;
  console.log(`${name} : ${ours} requêtes/s, serveur nu ${theirs}, rapport ${ratio} %`);
}

/** Requests per second over a bounded number of connections; throws on any other status. */
async function measure(port: number, { headers, status }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1_000;
  let count = 0;
  const keepAsking = async () => {
    while (performance.now() < end) {
      const answer = await ask(port, headers, agent);
      if (answer.status !== status) throw new Error(`status ${answer.status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  agent.destroy();
  return Math.round(count / SECONDS);
}

/** One request; bare callbacks, for the asker must not be what is measured. */
function ask(port: number, headers: OutgoingHttpHeaders, agent: Agent) {
  return new Promise<{ status: number | undefined; etag: string | undefined; bytes: number }>(
    (resolve, reject) => {
      const receive = (response: IncomingMessage) => {
        const { statusCode: status, headers: received } = response;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ status, etag: received.etag, bytes }));
      };
      get({ port, host: '127.0.0.1', path: LIST, headers, agent }, receive).on('error', reject);
    },
  );
}

if (import.meta.main) await run();
