import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plantFolder } from '../../support/program.ts';
import { freePorts } from './take-port.ts';

const PUBLIC = 'https://formations.exemple.sn';

test('`npm run serve` with the public address in `.env`: each server is said once, the site may call the API (W4, W14)', async () => {
  const [site, api] = await freePorts();
  using planted = plantFolder({
    'dist/index.html': 'index',
    'dist/404.html': '404',
    '.env': `PUBLIC_TRAINING_URL=${PUBLIC}\nPORT=${site}\nAPI_PORT=${api}\nLOCAL_API_DB=:memory:\n`,
  });
  const { folder } = planted;
  for (const name of ['src', 'content', 'node_modules']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  const child = spawn(process.execPath, ['src/tools/serve/serve.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
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
