import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEV_API_PORT, DEV_PORT } from '../support/ports.ts';

const PATIENCE = { timeout: 120_000, interval: 200 };

test('`npm run dev` answers a page and the API, and says nothing of a fault', async () => {
  const dev = spawn(process.execPath, ['src/serve/dev.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Not the variables by which Vitest says that it tests: Astro would read them.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ASTRO_TELEMETRY_DISABLED: '1',
      PORT: String(DEV_PORT),
      API_PORT: String(DEV_API_PORT),
      LOCAL_API_DB: ':memory:',
    },
  });
  const ended = once(dev, 'exit');
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  const said: string[] = [];
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => said.push(`${text}`));

  const page = await vi.waitFor(() => answer(DEV_PORT, '/ressources'), PATIENCE);
  expect(page).toContain('Ressources gratuites à lire');
  expect(await answer(DEV_API_PORT, '/course?version=2')).toContain('"courses"');
  await vi.waitFor(() => expect(said.join('')).toContain('[200] /ressources'), PATIENCE);
  expect(said.join('')).not.toMatch(/invalid hook call|error/i);
});

/** The body of an answer; throws when there is none, or a refusal. */
async function answer(port: number, path: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`);
  expect(response.status).toBe(200);
  return response.text();
}
