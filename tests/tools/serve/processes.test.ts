import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { plantFolder } from '../../support/program.ts';
import { freePorts, takePort } from './take-port.ts';

const LIMIT_MS = 60_000;
const PATIENCE = { timeout: LIMIT_MS, interval: 100 };

/** Runs Node to its end; a program that goes on is stopped. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = '.') {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
}

async function endOf(child: ReturnType<typeof run>) {
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, out, errors };
}

describe('a port that is taken ends the start with a sentence, before any work', () => {
  test.each([
    { command: 'npm start', script: 'src/tools/serve/start.ts', setting: 'PORT' },
    { command: 'npm start', script: 'src/tools/serve/start.ts', setting: 'API_PORT' },
    { command: 'npm run dev', script: 'src/tools/serve/dev.ts', setting: 'PORT' },
    { command: 'npm run dev', script: 'src/tools/serve/dev.ts', setting: 'API_PORT' },
  ])('$command, $setting', { timeout: LIMIT_MS }, async ({ script, setting }) => {
    const [taken, [other]] = [await takePort(), await freePorts()];
    const ports = { PORT: `${other}`, API_PORT: `${other}`, [setting]: `${taken.port}` };
    const { code, out, errors } = await endOf(run([script], ports));
    await taken.free();
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(errors).toBe(
      `Le port ${taken.port} est déjà pris par un autre programme.\n` +
        'Fermez ce programme, ou choisissez un autre port : ' +
        `${setting}=${taken.port + 10} npm start\n`,
    );
  });
});

describe('a port that is none ends each command with its name', () => {
  test.each([
    { script: 'start', env: { PORT: 'abc' }, says: 'PORT : « abc » n’est pas un port' },
    { script: 'dev', env: { API_PORT: '70000' }, says: 'API_PORT : « 70000 » n’est pas un port' },
    { script: 'serve', env: { PORT: '5000', API_PORT: '5000' }, says: 'PORT et API_PORT : ' },
  ])('npm run $script, $env', { timeout: LIMIT_MS }, async ({ script, env, says }) => {
    const { code, out, errors } = await endOf(run([`src/tools/serve/${script}.ts`], env));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors.split('\n')).toEqual([expect.stringContaining(says), '']);
  });

  test('`.env` gives ports too', { timeout: LIMIT_MS }, async () => {
    using planted = plantFolder({ '.env': 'PORT=abc\n' });
    const child = run([resolve('src/tools/serve/dev.ts')], {}, planted.folder);
    expect((await endOf(child)).errors).toContain('PORT : « abc » n’est pas un port');
  });
});

describe('the end of one process ends them all', () => {
  const module = new URL('../../../src/tools/serve/processes.ts', import.meta.url);
  const together = (first: string) =>
    run([
      '--input-type=module',
      '--eval',
      `import { spawn } from 'node:child_process';
       import { endTogether } from '${module}';
       const node = (script) => spawn(process.execPath, ['--eval', script], { stdio: 'ignore' });
       const children = [node(${JSON.stringify(first)}), node('setInterval(() => {}, 1e6)')];
       endTogether(children, () => console.log('closed'));
       console.log('started');`,
    ]);

  test.each([
    { first: 'fails', script: 'process.exit(3)', code: 3 },
    { first: 'ends well', script: 'process.exit(0)', code: 0 },
    { first: 'is killed', script: 'process.kill(process.pid, "SIGKILL")', code: 1 },
  ])('one $first: exit code $code', { timeout: LIMIT_MS }, async ({ script, code }) => {
    expect(await endOf(together(script))).toEqual({ code, out: 'started\nclosed\n', errors: '' });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends well',
    { timeout: LIMIT_MS },
    async (signal) => {
      const parent = together('setInterval(() => {}, 1e6)');
      await started(parent);
      parent.kill(signal);
      const [code] = await once(parent, 'exit');
      expect(code).toBe(0);
    },
  );
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm that ends by %s leaves no server and no port held',
  { timeout: 2 * LIMIT_MS },
  async (signal) => {
    const [site, api] = await freePorts();
    using planted = plantFolder({
      'serve.mjs': `import { serveSite } from '${new URL('../../../src/tools/serve/site.ts', import.meta.url)}';
        await serveSite({ site: ${site}, api: ${api} });`,
    });
    const serve = join(planted.folder, 'serve.mjs');
    // As npm does: a shell, which starts the command and waits for it.
    const npm = spawn(
      process.execPath,
      [
        '--eval',
        `const { spawn } = require('node:child_process');
         const shell = spawn('sh', ['-c', '"${process.execPath}" "${serve}"; true'], { stdio: 'inherit' });
         process.once('SIGTERM', () => { shell.kill('SIGTERM'); process.exit(); });`,
      ],
      {
        stdio: 'ignore',
        env: {
          ...process.env,
          npm_lifecycle_event: 'start',
          API_PORT: `${api}`,
          LOCAL_API_DB: ':memory:',
        },
      },
    );
    const isHeld = (port: number) =>
      fetch(`http://localhost:${port}`).then(
        () => true,
        () => false,
      );
    const become = async (state: boolean) => {
      for (const one of [site, api]) {
        await vi.waitFor(async () => expect(await isHeld(one)).toBe(state), PATIENCE);
      }
    };
    await become(true);
    npm.kill(signal);
    await become(false);
  },
);

async function started({ stdout }: ChildProcess): Promise<void> {
  if (stdout) await once(stdout, 'data');
}
