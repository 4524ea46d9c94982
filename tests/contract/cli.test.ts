import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { endAll, startMain } from '../local-api/support/process.ts';

const SITE = 'https://formations.exemple.sn';

afterAll(endAll);

/** `npm run contract -- …`. */
async function contract(args: readonly string[]) {
  const child = spawn(process.execPath, ['src/contract/cli.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '' },
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'close');
  const [stdout, stderr] = await outputs;
  return { status, stdout, stderr };
}

test('the real catalogue on the local API: nothing differs, what was not tried is said', async () => {
  const { url } = await startMain({ PUBLIC_TRAINING_URL: SITE });
  const { status, stdout, stderr } = await contract([url, '--origin', `${SITE}/`]);
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

test('another origin than the service knows: every call says so, exit code 1', async () => {
  const { url } = await startMain({ PUBLIC_TRAINING_URL: SITE });
  const { status, stdout } = await contract([url, '--origin', 'https://autre.sn']);
  expect(status).toBe(1);
  expect(stdout).toContain(
    'GET /course (version 2) : Access-Control-Allow-Origin : https://autre.sn attendu, rien reçu — le navigateur cache la réponse au site\n',
  );
  expect(stdout).toMatch(
    /\d+ différences, \d+ vérifications, pour le site https:\/\/autre\.sn\.\n$/,
  );
});

test('each service may be elsewhere', async () => {
  const { url } = await startMain({ PUBLIC_TRAINING_URL: SITE });
  const services = ['--course', url, '--account', url, '--auth', url];
  const { status, stdout } = await contract([
    ...services,
    ...['--provider', 'http://localhost:1', '--origin', SITE],
  ]);
  expect(status).toBe(1);
  expect(stdout).toContain(
    'OPTIONS /v3/sendMessage : pas de réponse à http://localhost:1/v3/sendMessage (ECONNREFUSED)\n',
  );
  expect(stdout).toContain('1 différence, ');
});

test('without an address, the document is compared', async () => {
  const { status, stdout } = await contract([]);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'docs/services.md dit ce que dit src/wire/contract.\n',
  });
});

test.each([
  [['api.exemple.sn']],
  [['https://a.sn', 'https://b.sn']],
  [['--course', 'https://a.sn']],
  [['https://a.sn', '--auth', 'b']],
  [['https://a.sn', '--essais']],
  [['https://a.sn', '--write']],
  [['--write-calls']],
])('%j: how it is used, exit code 1', async (args) => {
  const { status, stdout, stderr } = await contract(args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Usage : npm run contract -- https:\/\/api\.exemple\.sn/);
});
