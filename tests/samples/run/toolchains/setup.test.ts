import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noCache } from '../../../../src/cache/cache.ts';
import { isFailed, summaryOf } from '../report/report.ts';
import { runSamples } from '../run.ts';
import { requireToolchains } from './setup.ts';

const NOBODY_LISTENS = 'http://localhost:9';
const SAMPLES = join(import.meta.dirname, '../../fixtures/angular/good.mdx');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-setup-'));
  vi.stubEnv('SAMPLES_CACHE', join(root, 'cache'));
  vi.stubEnv('npm_config_cache', join(root, 'npm'));
  vi.stubEnv('npm_config_registry', NOBODY_LISTENS);
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

it('names a toolchain that it can neither find nor install', () => {
  expect(requireToolchains(['bash', 'cobol'])).toEqual(['cobol']);
});

it('names a toolchain that npm cannot install, tries once and says so once', () => {
  expect(requireToolchains(['bash', 'typescript'])).toEqual(['typescript']);
  expect(requireToolchains(['typescript'])).toEqual(['typescript']);
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    expect.stringMatching(/^TypeScript 7.* : installation par npm dans /),
    expect.stringMatching(/^typescript n’a pas pu être installé par npm \(ECONNREFUSED\) : /),
  ]);
});

it('names a toolchain that Debian does not give, and leaves no half of it', () => {
  vi.stubEnv('http_proxy', NOBODY_LISTENS);
  expect(requireToolchains(['python3.15'])).toEqual(['python3.15']);
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    expect.stringMatching(/^python3\.15, de Debian sid : téléchargement dans /),
    expect.stringMatching(
      /^python3\.15 n’a pas pu venir de Debian sid \(.+\) : vérifie la connexion/,
    ),
  ]);
  expect(globSync(join(root, 'cache/toolchains/python3.15-*.draft'))).toEqual([]);
});

it('skips the samples of what npm cannot install: a failure in CI alone', async () => {
  const report = await runSamples([SAMPLES], noCache);
  expect(report.skipped).toEqual({ angular: expect.any(Number) });
  expect(summaryOf(report).join('\n')).toMatch(/angular : \d+ exemples sautés, il manque angular/);
  expect([isFailed(report, false), isFailed(report, true)]).toEqual([false, true]);
});
