import { spawn } from 'node:child_process';
import { ISLAND_API_PORT, ISLAND_PORT } from './ports.ts';

/** Starts the real local API, on a database in memory, before the island tests. */
export default async function setup(): Promise<() => void> {
  const api = spawn(process.execPath, ['src/local-api/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      API_PORT: String(ISLAND_API_PORT),
      PORT: String(ISLAND_PORT),
      LOCAL_API_DB: ':memory:',
    },
  });
  await new Promise((resolve, reject) => {
    api.stdout.once('data', resolve);
    api.once('exit', (code) => reject(new Error(`the local API ended with code ${code}`)));
  });
  return () => void api.kill('SIGTERM');
}
