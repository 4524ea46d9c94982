import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { plantContent } from './support/content-folder.ts';
import { temporaryFolder } from './support/folder.ts';
import { endAll, run, startMain } from './support/process.ts';

afterAll(endAll);

const LOCAL_API_CONTENT = plantContent();

const names = async (url: string) => {
  const { courses } = await (await fetch(`${url}/course`)).json();
  return courses.map(({ nom }: { nom: string }) => nom);
};

describe('main.ts', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says where it listens, and ends well on %s',
    async (signal) => {
      const api = await startMain({ LOCAL_API_CONTENT });
      expect(api.output.stdout).toBe(`API locale : http://localhost:${api.port}\n`);
      expect(await names(api.url)).toHaveLength(3);
      // A connection kept open must not keep the process alive.
      const idle = connect(api.port, '127.0.0.1');
      await once(idle, 'connect');
      idle.on('error', () => {});
      const start = performance.now();
      expect(await api.stop(signal)).toBe(0);
      expect(performance.now() - start).toBeLessThan(3_000);
      expect(api.output.stderr).toBe('');
    },
  );

  test('two starts on one file keep the data', async () => {
    const LOCAL_API_DB = join(temporaryFolder(), 'deep/er/a.db');
    const first = await startMain({ LOCAL_API_CONTENT, LOCAL_API_DB });
    const message = { name: 'Awa', message: 'Un message de plus de vingt caractères.' };
    const sent = await fetch(`${first.url}/v3/sendMessage`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(sent.status).toBe(200);
    await first.stop();
    expect(existsSync(LOCAL_API_DB)).toBe(true);
    expect(existsSync(`${LOCAL_API_DB}-wal`)).toBe(false);
    // Content that can no longer be read is no trouble: the catalogue is in the file.
    const second = await startMain({ LOCAL_API_CONTENT: '/nowhere', LOCAL_API_DB });
    expect(await names(second.url)).toHaveLength(3);
    await second.stop();
  });

  test.each([
    ['API_PORT', 'abc', 'API_PORT : « abc » n’est pas un port'],
    ['PUBLIC_TRAINING_URL', 'localhost', 'PUBLIC_TRAINING_URL doit être une adresse'],
    ['LOCAL_API_DB', 'package.json/a.db', 'La base « package.json/a.db » ne s’ouvre pas'],
    ['LOCAL_API_CONTENT', '/nowhere', 'content/catalog/categories.yaml ne peut pas être lu'],
  ])('%s=%s: one sentence, exit code 1', async (name, value, sentence) => {
    const { ended, output } = run('main.ts', { LOCAL_API_CONTENT, [name]: value });
    expect(await ended).toBe(1);
    expect(output.stderr).toContain(sentence);
    expect(output.stderr).not.toMatch(/^\s+at /m);
  });

  test('the site’s origin and name come from the settings', async () => {
    const api = await startMain({
      LOCAL_API_CONTENT,
      PUBLIC_TRAINING_URL: 'https://formations.example/fr',
      PUBLIC_SITE_NAME: 'Xam-xam',
    });
    const response = await fetch(`${api.url}/home`);
    expect(response.headers.get('Content-Security-Policy')).toContain(
      'https://formations.example;',
    );
    expect(await response.text()).toContain('Bienvenue sur Xam-xam');
    await api.stop();
  });
});

describe('reset.ts and generate.ts', () => {
  test('N more courses after the real ones, then a clean catalogue again', async () => {
    const LOCAL_API_DB = join(temporaryFolder(), 'a.db');
    const settings = { LOCAL_API_CONTENT, LOCAL_API_DB };
    const api = await startMain(settings);
    const real = await names(api.url);
    for (const count of ['40', '25']) {
      const generated = run('data/generate.ts', settings, ['--courses', count]);
      expect(await generated.ended).toBe(0);
      expect(generated.output.stdout).toContain(`${count} formations générées`);
      // The running server sees it within its second.
      await expect.poll(() => names(api.url), { timeout: 5_000 }).toHaveLength(3 + Number(count));
      expect((await names(api.url)).slice(0, 3)).toEqual(real);
    }
    const cleaned = run('data/reset.ts', settings);
    expect(await cleaned.ended).toBe(0);
    expect(cleaned.output.stdout).toContain('Base remise à neuf');
    await expect.poll(() => names(api.url), { timeout: 5_000 }).toEqual(real);
    await api.stop();
  });

  test('generate.ts without a number that it can do: how it is used, exit code 1', async () => {
    const wrong = ['', '--courses 0', '--courses 1.5', '--courses 100001', '--lessons 3'];
    const runs = wrong.map((args) => run('data/generate.ts', {}, args.split(' ').filter(Boolean)));
    for (const { ended, output } of runs) {
      expect(await ended).toBe(1);
      expect(output.stderr).toMatch(/^Usage : npm run api:seed -- --courses 10000/);
    }
  });
});
