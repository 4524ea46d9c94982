import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';

const PATIENCE = { timeout: 300_000, interval: 200 };

/** `npm run dev` in a folder of its own or in this one. */
export interface Dev {
  /** The body of an answer of the site, once there is one; throws when it is a refusal. */
  answers: (path: string) => Promise<string>;
  /** All that the server has written. */
  said: () => string;
  stop: () => Promise<void>;
}

export function startDev(folder: string, port: number, apiPort: number): Dev {
  const dev = spawn(process.execPath, ['src/tools/serve/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Not the variables by which Vitest says that it tests: Astro would read them.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      PORT: String(port),
      API_PORT: String(apiPort),
      LOCAL_API_DB: ':memory:',
    },
  });
  const ended = once(dev, 'exit');
  const said: string[] = [];
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => said.push(`${text}`));
  return {
    answers: (path) => vi.waitFor(() => answer(port, path), PATIENCE),
    said: () => said.join(''),
    stop: async () => {
      dev.kill('SIGTERM');
      await ended;
    },
  };
}

/** The body of an answer; throws when there is none, or a refusal. */
export async function answer(port: number, path: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`);
  const text = await response.text();
  // The page of a refusal says why.
  expect(response.status, text).toBe(200);
  return text;
}
