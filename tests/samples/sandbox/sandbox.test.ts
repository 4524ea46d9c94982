import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMPTY_FOLDER, readFile, withFile } from '../read/folder.ts';
import { hasOwnFileSystem, isRoot, type SandboxPaths } from './isolation.ts';
import { findIsolation, runInSandbox, runWith, type SandboxedProgram } from './sandbox.ts';

const isolation = await findIsolation();
const hasFileSystem = isolation !== undefined && hasOwnFileSystem(isolation);

/** Prints how many children it had. It stops by itself in case nothing stops it. */
const FORK_BOMB = `
import os, time
for born in range(200):
    try:
        if os.fork() == 0: time.sleep(30); os._exit(0) # MARK
    except OSError:
        break
print(born)`;

const bash = (script: string, more: Partial<SandboxedProgram> = {}) =>
  runInSandbox({ command: () => ['/usr/bin/bash', '-c', script], ...more });
const python = (code: string) => runInSandbox({ command: () => ['/usr/bin/python3', '-c', code] });

describe('the sandbox', () => {
  it('finds an isolation on this machine', () => {
    expect(isolation).toBeDefined();
  });

  it('returns the output, the errors and the status', async () => {
    const release = await bash('read nom; echo "Bonjour $nom"; echo non >&2; exit 3', {
      input: 'Awa\n',
    });
    expect(release).toMatchObject({ stdout: 'Bonjour Awa\n', stderr: 'non\n', status: 3 });
    expect(release.limit).toBeUndefined();
  });

  it('returns the folder in which the program worked, without links', async () => {
    const folder = withFile(EMPTY_FOLDER, 'cahier/ventes.csv', 'thé;100');
    const { folder: after, stdout } = await runInSandbox({
      command: () => [
        '/usr/bin/bash',
        '-c',
        'pwd; cat cahier/*; echo a > b; mkdir vide; ln -s /etc/hostname lien; rm cahier/ventes.csv',
      ],
      folder,
    });
    expect(stdout).toBe('/home/awa\nthé;100');
    expect(Object.keys(after).sort()).toEqual(['b', 'cahier/', 'vide/']);
    expect(String(readFile(after, 'b'))).toBe('a\n');
  });

  it('lets the program read the folders beside its own, not change them', async () => {
    const program = {
      command: () => [
        '/usr/bin/bash',
        '-c',
        'head -c 6 ../ours/reporter.ts; echo a > ../ours/reporter.ts',
      ],
      beside: { ours: join(import.meta.dirname, 'programs') },
    };
    for (const kind of isRoot() ? (['bubblewrap', 'setpriv'] as const) : []) {
      expect(await runWith(kind, program)).toMatchObject({ stdout: 'import', status: 1 });
    }
  });

  it('lets the program read our programs, and no other file of the runner', async () => {
    const program = {
      command: ({ runner }: SandboxPaths) => [
        ...['/usr/bin/bash', '-c'],
        `cd ${runner}; head -qc 6 sandbox/programs/reporter.ts technologies/sql/programs/table.ts; ls`,
      ],
    };
    for (const kind of isRoot() ? (['bubblewrap', 'setpriv'] as const) : []) {
      expect((await runWith(kind, program)).stdout).toBe('import/** A sandbox\ntechnologies\n');
    }
  });

  it('has an empty environment', async () => {
    const { stdout } = await bash('env');
    expect(
      stdout
        .split('\n')
        .filter((line) => !/^(PWD|SHLVL|_|OLDPWD)=|^$/.test(line))
        .sort(),
    ).toEqual(['HOME=/home/awa', 'LANG=C.UTF-8', 'PATH=/usr/bin:/bin']);
  });

  it('stops a busy loop', async () => {
    expect(await bash('while true; do :; done')).toMatchObject({ limit: 'time' });
  });

  it('stops a loop that sleeps, at the limit', async () => {
    const start = performance.now();
    expect(await bash('sleep 60 & sleep 60', { limitMs: 1_000 })).toMatchObject({ limit: 'time' });
    // Sooner than its sleep, whatever else the machine does.
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  it('stops a program that prints without end, and drops the rest', async () => {
    const { limit, stdout } = await bash('yes encore');
    expect(limit).toBe('output');
    expect(stdout.length).toBeLessThan(300_000);
  });

  it('stops a fork bomb, and leaves no process of it', async () => {
    const mark = `bombe-${process.pid}`;
    const { stdout } = await python(FORK_BOMB.replace('MARK', mark));
    expect(Number(stdout)).toBeGreaterThan(10);
    expect(Number(stdout)).toBeLessThan(64);
    const left = globSync('/proc/[0-9]*/cmdline').filter((file) => commandOf(file).includes(mark));
    expect(left).toEqual([]);
  });

  it('limits files, memory and the folder', async () => {
    const big = await bash('head -c 20000000 /dev/zero > gros');
    expect(big.status).not.toBe(0);
    expect(await python('x = " " * 2 * 10**9')).toMatchObject({ status: 1 });
    expect(await bash('for n in $(seq 600); do : > $n; done')).toMatchObject({ limit: 'folder' });
    expect((await python('a = [open("/dev/null") for n in range(300)]')).stderr).toContain('files');
  });
});

describe.skipIf(!hasFileSystem)('the sandbox with its own file system', () => {
  it.each(['/etc/shadow', '/etc/passwd', `${process.cwd()}/package.json`, '/root/.bashrc'])(
    'has no %s',
    async (path) => {
      expect(await bash(`cat ${path}`)).toMatchObject({ stdout: '', status: 1 });
    },
  );

  it.each(['/usr/x', '/opt/samples/x', '/etc/x', '/x'])('cannot write %s', async (path) => {
    expect((await bash(`echo a > ${path}`)).status).not.toBe(0);
  });

  it('has no network but its own loopback', async () => {
    const outside = 'import socket; socket.create_connection(("1.1.1.1", 80), timeout=2)';
    expect((await python(outside)).stderr).toContain('Network is unreachable');
    const own = [
      'import socket',
      's = socket.create_server(("localhost", 8000))',
      'socket.create_connection(("localhost", 8000)); print("oui")',
    ];
    expect((await python(own.join('\n'))).stdout).toBe('oui\n');
  });

  it('shows a program its own processes only, and is not root', async () => {
    const { stdout } = await bash('id -u; ls -d /proc/[0-9]* | wc -l');
    const [user, processes] = stdout.split('\n').map(Number);
    expect(user).not.toBe(0);
    expect(processes).toBeLessThan(6);
  });

  it('has a /tmp of its own each time', async () => {
    await bash('echo a > /tmp/trace');
    expect((await bash('ls /tmp')).stdout).toBe('');
  });
});

describe('the sandbox without its own file system', () => {
  const kind = isRoot() ? 'setpriv' : 'prlimit';
  const script = (text: string, limitMs = 30_000) =>
    runWith(kind, { command: () => ['/usr/bin/bash', '-c', text], limitMs });

  it('still has limits, and shows the same paths', async () => {
    expect(await script('pwd; echo a > b')).toMatchObject({
      stdout: '/home/awa\n',
      folder: { b: {} },
    });
    expect((await script('env')).stdout).toContain('HOME=/home/awa\n');
  });

  it.skipIf(!isRoot())('is not root', async () => {
    expect(await script('cat /etc/shadow')).toMatchObject({ stdout: '', status: 1 });
  });

  it('stops all the processes of a program', async () => {
    expect(await script('sleep 60 & sleep 60', 1_000)).toMatchObject({ limit: 'time' });
  });
});

function commandOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
