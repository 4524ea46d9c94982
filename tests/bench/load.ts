import { Agent, get } from 'node:http';
import { builtAnswers } from '../support/answers.ts';
import { HOSTS, requireServers } from '../support/hosts.ts';

const READERS = 200;
const DURATION_MS = 60_000;
/** What a reader asks for, one after the other. */
const ADDRESSES = [
  '/',
  '/ressources',
  '/ressources/python',
  '/conseils',
  '/seller',
  '/favicon.svg',
];

/** Two hundred readers for one minute on the configuration of nginx that we write. */
export async function run(): Promise<void> {
  const missing = requireServers();
  if (missing.length > 0) {
    console.log(`Charge sur nginx : sautée, il manque ${missing.join(', ')}`);
    return;
  }
  const host = await HOSTS.nginx?.({ root: 'dist', answers: builtAnswers() });
  if (!host) return;
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const durations: number[] = [];
  const faults: string[] = [];
  const end = performance.now() + DURATION_MS;
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; performance.now() < end; turn++) {
        const path = ADDRESSES[turn % ADDRESSES.length] ?? '/';
        const start = performance.now();
        const fault = await ask(agent, host.port, path);
        durations.push(performance.now() - start);
        if (fault) faults.push(fault);
      }
    }),
  );
  agent.destroy();
  host.stop();
  durations.sort((a, b) => a - b);
  const at = (part: number) =>
    (durations[Math.floor((durations.length - 1) * part)] ?? 0).toFixed(0);
  console.log(
    `nginx, ${READERS} lecteurs pendant ${DURATION_MS / 1_000} s : ${durations.length} réponses ` +
      `(${Math.round((durations.length * 1_000) / DURATION_MS)} par seconde), médiane ${at(0.5)} ms, ` +
      `95 % ${at(0.95)} ms, 99,9 % ${at(0.999)} ms, erreurs ${faults.length}` +
      `${faults.length > 0 ? ` : ${[...new Set(faults)].join(', ')}` : ''}`,
  );
}

/** What went wrong with an answer; undefined for a whole one of status 200. */
function ask(agent: Agent, port: number, path: string): Promise<string | undefined> {
  return new Promise((done) => {
    get(
      { agent, port, path, host: '127.0.0.1', headers: { 'Accept-Encoding': 'br' } },
      (response) => {
        const expected = Number(response.headers['content-length']);
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('error', ({ message }) => done(message));
        response.on('end', () => {
          const isWhole = response.statusCode === 200 && bytes === expected && bytes > 0;
          done(isWhole ? undefined : `${path} ${response.statusCode}`);
        });
      },
    ).on('error', ({ message }) => done(message));
  });
}

if (import.meta.main) await run();
