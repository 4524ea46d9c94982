import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/build/settings.ts';
import { forgetSettings } from './environment.ts';

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
