import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const PUBLIC = 'https://formations.exemple.sn';

test('`npm run serve` with the public address in `.env`: each server is said once, the site may call the API (W4, W14)', async () => {
  const [site, api] = await freePorts();
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const name of ['src', 'content', 'node_modules']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  mkdirSync(join(folder, 'dist'));
  for (const page of ['index', '404']) writeFileSync(join(folder, 'dist', `${page}.html`), page);
  const settings = { PUBLIC_TRAINING_URL: PUBLIC, PORT: site, API_PORT: api };
  const lines = Object.entries({ ...settings, LOCAL_API_DB: ':memory:' });
  writeFileSync(join(folder, '.env'), lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  const child = spawn(process.execPath, ['src/tools/serve/serve.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
  const said: string[] = [];
  for await (const chunk of child.stdout) {
    said.push(...String(chunk).trim().split('\n'));
    if (said.length > 1) break;
  }
  expect(said.toSorted()).toEqual([
    `API locale : http://localhost:${api}`,
    `Site : http://localhost:${site} (Ctrl+C arrête le site et l’API locale)`,
  ]);
  expect(await (await fetch(`http://localhost:${site}/`)).text()).toBe('index');
  for (const origin of [`http://localhost:${site}`, PUBLIC]) {
    const { headers } = await fetch(`http://localhost:${api}/course`, {
      headers: { Origin: origin },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
  }
});

/** Two ports that nobody listens to. */
async function freePorts(): Promise<[number, number]> {
  const servers = [0, 0].map(() => createServer().listen(0, 'localhost'));
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  for (const server of servers) server.close();
  return [ports[0] ?? 0, ports[1] ?? 0];
}
