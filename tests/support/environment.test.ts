import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/build/settings.ts';
import { forgetSettings, plainEnvironment } from './environment.ts';

test('settings of the owner reach no test, whether the environment or `.env` gives them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, 'PUBLIC_TRAINING_URL=https://site.example\nexport PORT=5000\nOTHER=1\n');
  const env: NodeJS.ProcessEnv = { PUBLIC_SITE_NAME: 'Autre', API_PORT: '9', HOME: '/root' };
  forgetSettings(env, file);
  expect(env).toEqual({ HOME: '/root', PUBLIC_TRAINING_URL: '', PORT: '' });
  expect(readSettings(env)).toEqual(readSettings({}));
});

test('a site built by a test is the site without `.env`, nor the files that Vite would add', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('astro.config.mjs', join(folder, 'astro.config.mjs'));
  for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, '.env'), 'PUBLIC_TRAINING_URL=https://site.example\nPORT=5000\n');
  writeFileSync(join(folder, '.env.production'), 'PUBLIC_SITE_NAME=Autre\n');
  const read = (before = '') => {
    const program = `${before}
      const { default: config } = await import('./astro.config.mjs');
      const { env, server, site, vite } = config;
      const name = env.schema.PUBLIC_SITE_NAME.default;
      console.log(JSON.stringify([site, name, server.port, vite.envDir]));`;
    const args = ['--input-type=module', '--eval', program];
    const env = plainEnvironment({});
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };
  const module = JSON.stringify(resolve('tests/support/environment.ts'));
  const forget = `const { forgetSettings } = await import(${module}); forgetSettings();`;
  expect(read()).toEqual(['https://site.example', 'Jàngal', 5000, false]);
  expect(read(forget)).toEqual(['http://localhost:4321', 'Jàngal', 4321, false]);
});

test.each(['.env', '.env.local', '.env.production'])('Git ignores %s', (file) => {
  expect(spawnSync('git', ['check-ignore', '-q', file]).status).toBe(0);
});
