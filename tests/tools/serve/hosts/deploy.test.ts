import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../../src/build/settings.ts';
import { DEFAULT_HOST } from '../../../../src/rules/site/defaults.ts';
import { deployFiles } from '../../../../src/tools/serve/hosts/deploy.ts';
import { siteAnswers } from '../../../../src/tools/serve/hosts/site-headers.ts';
import { plantFolder, runProgram } from '../../../support/program.ts';

const OWN = 'formations.exemple.sn';
const OWN_SETTINGS = { PUBLIC_TRAINING_URL: `https://${OWN}`, ALLOW_LOCAL_SERVICES: 'on' };

test.each(deployFiles(DEFAULT_HOST))('$file is what the source says', ({ file, text }) => {
  const isUpToDate = readFileSync(file, 'utf8') === text;
  expect(isUpToDate, `${file} n’est plus à jour : lancez npm run deploy -- --models`).toBe(true);
});

/** `npm run deploy -- …` in a folder of its own, beside a build of these files; it goes with its scope. */
function deploy(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  built: Readonly<Record<string, string>> = {},
) {
  const planted = plantFolder(built);
  const cwd = planted.folder;
  return { ...planted, ...runProgram('src/tools/serve/hosts/deploy.ts', args, { cwd, env }) };
}

const PAGE = `<meta http-equiv="content-security-policy" content="script-src 'sha256-a='">`;

test('`npm run deploy` for a site of one’s own: files that Git ignores, and what to do with them', () => {
  using done = deploy(OWN_SETTINGS, [], { 'dist/seller.html': PAGE });
  expect({ status: done.status, stderr: done.stderr }).toEqual({ status: 0, stderr: '' });
  const answers = siteAnswers(readSettings(OWN_SETTINGS), join(done.folder, 'dist'));
  expect(answers.pages).toEqual({ '/seller': "script-src 'sha256-a='" });
  for (const { file, text, to } of deployFiles(OWN, answers)) {
    expect(text).toContain(", script-src 'sha256-a='");
    expect(readFileSync(join(done.folder, file), 'utf8')).toBe(text);
    expect(done.stdout).toContain(`${file}, à copier dans ${to}`);
    expect(spawnSync('git', ['check-ignore', '-q', file]).status).toBe(0);
  }
  expect(done.stdout).toContain(`npm run release -- /var/www/${OWN} `);
});

test('without a build the pages have no policy in these files, and it says so', () => {
  using done = deploy(OWN_SETTINGS);
  expect(done.status).toBe(0);
  expect(done.stderr).toContain('Construisez (npm run build), puis relancez.');
});

test('`--models` writes those that Git keeps, whatever the settings are', () => {
  using done = deploy({ PUBLIC_TRAINING_URL: `https://${OWN}` }, ['--models']);
  expect(done.status).toBe(0);
  expect(readdirSync(join(done.folder, 'deploy'))).toEqual(['Caddyfile', 'nginx.conf']);
});

describe('what is not the address of a public site writes nothing, and says why', () => {
  test.each([
    { env: {}, says: 'PUBLIC_TRAINING_URL : http://localhost:4321 mène à cette machine' },
    {
      env: { PUBLIC_TRAINING_ULR: `https://${OWN}` },
      says: 'PUBLIC_TRAINING_ULR : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_TRAINING_URL ?\n',
    },
    {
      env: { PUBLIC_TRAINING_URL: OWN },
      says: `Réglages à corriger :\n  PUBLIC_TRAINING_URL : « ${OWN} » n’est pas une adresse http(s)\n`,
    },
    { env: { PUBLIC_TRAINING_URL: `https://${OWN}:8443/a` }, says: 'a un port (8443)' },
    {
      env: { PUBLIC_TRAINING_URL: `https://${OWN}` },
      says: '  PUBLIC_COURSE_API_URL=http://localhost:4322',
    },
    { env: {}, args: [`https://${OWN}`], says: `« https://${OWN} » est en trop : l’adresse` },
  ])('$env $args: $says', ({ env, args = [], says }) => {
    using done = deploy(env, args);
    expect({ status: done.status, stdout: done.stdout }).toEqual({ status: 1, stdout: '' });
    expect(done.stderr).toContain(says);
    expect(done.stderr).not.toMatch(/^\s+at /m);
    expect(readdirSync(done.folder)).toEqual([]);
  });
});
