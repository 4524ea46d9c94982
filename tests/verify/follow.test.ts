import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { plantFolder } from '../support/program.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const MODULE = new URL('./follow.ts', import.meta.url);
const TEXT = 'content/career/2-web.mdx';
const READY = 'Je regarde content/';

let planted: ReturnType<typeof plantFolder>;
let folder = '';
let children: ChildProcess[] = [];

beforeEach(() => {
  planted = plantFolder({ [TEXT]: 'a', 'content/home.yaml': 'a' });
  folder = planted.folder;
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  planted[Symbol.dispose]();
});

test('a file that an editor saves by a rename is checked each time, and so is one of a new folder', async () => {
  const said = follow();
  await vi.waitFor(() => expect(said()).toContain(READY), PATIENCE);
  for (const count of [1, 2, 3]) {
    save('content/career/.2-web.mdx.new', `text ${count}`);
    renameSync(join(folder, 'content/career/.2-web.mdx.new'), join(folder, TEXT));
    await vi.waitFor(() => expect(checksOf(said())).toEqual(Array(count).fill(TEXT)), PATIENCE);
  }
  const fresh = 'content/tutorials/sql/tutorial.yaml';
  save(fresh, 'a');
  await vi.waitFor(() => expect(checksOf(said())).toContain(fresh), PATIENCE);
});

test('a file that is saved during the first check is checked after it', async () => {
  const first = `(await import('node:fs')).writeFileSync('${TEXT}', 'b');`;
  const said = follow(first);
  await vi.waitFor(() => expect(checksOf(said())).toEqual([TEXT]), PATIENCE);
});

test.each(['content/career', './content/career/', TEXT, `${process.cwd()}/content/career`])(
  'only what %s names is checked',
  async (path) => {
    const said = follow('', path.replace(process.cwd(), folder));
    await vi.waitFor(() => expect(said()).toContain(READY), PATIENCE);
    save('content/home.yaml', 'b');
    save(`${TEXT}~`, 'b');
    save(TEXT, 'b');
    await vi.waitFor(() => expect(checksOf(said())).toEqual([TEXT]), PATIENCE);
  },
);

test.each([
  ['process', ''],
  ['npm, behind a shell', "['/bin/sh', '-c', '\"$0\" \"$@\"; exit'],"],
])('it ends when the %s that started it is killed', async (_, shell) => {
  const script = `
    import { spawn } from 'node:child_process';
    const [program, ...args] = [${shell} [process.execPath], ${JSON.stringify(program())}].flat();
    const child = spawn(program, args, { stdio: 'inherit' });
    console.log(child.pid);`;
  const parent = start(['--input-type=module', '--eval', script]);
  let said = '';
  parent.stdout?.on('data', (text) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toContain(READY), PATIENCE);
  const child = Number.parseInt(said, 10);
  let isClosed = false;
  onTestFinished(() => void (isClosed || process.kill(child, 'SIGKILL')));
  // The output that both hold is closed by the last of them.
  parent.once('close', () => {
    isClosed = true;
  });
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isClosed).toBe(true), PATIENCE);
});

/** Follows the folder; returns what it has printed so far. */
function follow(first = '', ...paths: readonly string[]): () => string {
  const child = start(program(first, paths));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
  return () => said;
}

/** The arguments of a program that prints, for each check, its files. */
function program(first = '', paths: readonly string[] = []): string[] {
  const script = `
    import { follow } from '${MODULE}';
    await follow(${JSON.stringify(paths)}, async () => { ${first} }, async (files) => {
      console.log('checked ' + files.join(' '));
    });`;
  return ['--input-type=module', '--eval', script];
}

function start(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

function checksOf(said: string): string[] {
  return [...said.matchAll(/^checked (.*)$/gm)].map(([, files = '']) => files);
}

function save(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
