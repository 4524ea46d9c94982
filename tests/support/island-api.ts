import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeContent } from '../tools/local-api/support/write-content.ts';
import { ISLAND_CONTENT } from './island-content.ts';
import { ISLAND_API_PORT, ISLAND_PORT } from './ports.ts';

/** Starts the real local API on a catalogue of its own, in memory, before the island tests. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'island-content-'));
  writeContent(folder, ISLAND_CONTENT);
  const api = spawn(process.execPath, ['src/tools/local-api/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      API_PORT: String(ISLAND_API_PORT),
      PORT: String(ISLAND_PORT),
      LOCAL_API_DB: ':memory:',
      LOCAL_API_CONTENT: folder,
    },
  });
  await new Promise((resolve, reject) => {
    api.stdout.once('data', resolve);
    api.once('exit', (code) => reject(new Error(`the local API ended with code ${code}`)));
  });
  return () => {
    api.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  };
}
