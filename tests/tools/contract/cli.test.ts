import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/tools/contract/options.ts';
import { endAll, startMain } from '../local-api/support/process.ts';

const SITE = 'https://formations.exemple.sn';

afterAll(endAll);

const { url } = await startMain({ PUBLIC_TRAINING_URL: SITE });

/** `npm run contract -- …`. */
function contract(args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = '.') {
  const command = [resolve('src/tools/contract/cli.ts'), ...args];
  const options = { cwd, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, stdout, stderr };
}

test('the real catalogue on the local API: nothing differs, what was not tried is said', () => {
  const { status, stdout, stderr } = contract([url, '--origin', `${SITE}/`]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    new RegExp(
      [
        '^Non vérifié : l’envoi d’un message : ajoutez --write-calls\\.',
        'Non vérifié : la page de connexion : donnez --auth-site\\.',
        'Non vérifié : la page de paiement : donnez --account-site\\.',
        'Non vérifié : de vrais identifiants : donnez CONTRACT_EMAIL et CONTRACT_PASSWORD\\.',
        'Non vérifié : ce que voit une personne connectée : donnez CONTRACT_COOKIE\\.',
        `0 différence, \\d+ vérifications, pour le site ${SITE}\\.\n$`,
      ].join('\n'),
    ),
  );
  expect(status).toBe(0);
});

test('another origin than the service knows: said once, with what it does to calls, exit code 1', () => {
  const { status, stdout } = contract([url, '--origin', 'https://autre.sn']);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    new RegExp(
      `^${url} ne connaît pas l’origine https://autre\\.sn : Access-Control-Allow-Origin : rien reçu dans ses \\d+ réponses — `,
    ),
  );
  const told = stdout.split('\n').filter((line) => line.includes('Access-Control'));
  expect(told).toHaveLength(1);
  expect(stdout).toContain('POST /api/logOut : 200 attendu sans session aussi, 403 reçu');
  expect(stdout).toMatch(
    /\n3 différences, \d+ vérifications, pour le site https:\/\/autre\.sn\.\n$/,
  );
});

test('nothing listens: said once, exit code 1', () => {
  expect(contract(['http://localhost:1'])).toEqual({
    status: 1,
    stdout:
      'http://localhost:1 : pas de réponse (rien n’écoute à cette adresse) — aucun de ses appels n’est vérifié\n',
    stderr: '',
  });
});

describe('the site, when --origin is not given', () => {
  test('is that of the settings, `.env` among them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    writeFileSync(join(folder, '.env'), `PUBLIC_TRAINING_URL=${SITE}/\n`);
    const { stdout } = contract([url], {}, folder);
    rmSync(folder, { recursive: true });
    expect(stdout).toContain(`, pour le site ${SITE}.\n`);
  });

  test('is the local one without settings', () => {
    const { stdout } = contract([url], { PORT: '5000' });
    expect(stdout).toContain(', pour le site http://localhost:5000.\n');
  });

  test('a setting that cannot be read: a sentence, exit code 1', () => {
    const { status, stderr } = contract(['http://localhost:1'], { PORT: 'abc' });
    expect(status).toBe(1);
    expect(stderr).toContain('Réglages à corriger :\n  PORT : « abc » n’est pas un port');
  });
});

test('without an address, the document is compared', () => {
  const { status, stdout } = contract([]);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'docs/openapi.json dit ce que le site décode.\n',
  });
});

describe('the options', () => {
  const read = (args: string[]) => readOptions(args, {}, () => SITE);

  test('each service may be elsewhere', () => {
    const args = ['https://a.sn/', '--account', 'https://b.sn', '--auth', 'https://c.sn'];
    const services = { course: 'https://a.sn', account: 'https://b.sn', auth: 'https://c.sn' };
    expect(read(args).target?.services).toEqual({ ...services, provider: 'https://a.sn' });
  });

  test.each([
    [['api.exemple.sn'], '« api.exemple.sn » n’est pas une adresse http(s).'],
    [['https://a.sn', 'https://b.sn'], '« https://b.sn » est en trop'],
    [['--course', 'https://a.sn'], 'Il manque l’adresse d’un service : --account'],
    [['https://a.sn', '--auth', 'b'], '« b » n’est pas une adresse http(s).'],
    [['https://a.sn', '--essais'], '--essais : cette option n’existe pas.'],
    [['https://a.sn', '--origin'], '--origin : cette option ne s’écrit pas ainsi.'],
    [['https://a.sn', '--write'], '--write récrit docs/openapi.json'],
    [['--write-calls'], '--write-calls : il manque l’adresse du service.'],
  ])('%j: what is wrong, then how it is used', (args, says) => {
    expect(() => read(args)).toThrow(says);
    expect(() => read(args)).toThrow('\n\nUsage : npm run contract -- https://api.exemple.sn');
  });

  test('used wrongly: exit code 1; asked how it is used: 0', () => {
    const wrong = contract(['--essais']);
    expect(wrong).toMatchObject({ status: 1, stdout: '' });
    expect(wrong.stderr).toMatch(
      /^--essais : cette option n’existe pas\.\n\nUsage : npm run contract/,
    );
    const asked = contract(['-h']);
    expect(asked.status).toBe(0);
    expect(asked.stdout).toMatch(/^Usage : npm run contract -- https:/);
  });
});
