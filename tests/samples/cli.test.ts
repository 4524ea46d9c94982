import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CLI = join(import.meta.dirname, 'cli.ts');

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], options);
  return { status, stdout, stderr };
}

describe('npm run samples', () => {
  it('names a folder that does not exist, and tells its usage', () => {
    const { status, stderr } = run(['content/tutorials/cobol']);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^« content\/tutorials\/cobol » n’existe pas : corrige ce chemin\n\nUsage : npm run samples/,
    );
  });

  it('tells its usage after an option that it does not know', () => {
    const { status, stderr } = run(['--wirte']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--wirte : cette option n’existe pas\.\n\nUsage : npm run samples/);
  });

  it('says how it is used', () => {
    const { status, stdout } = run(['--aide']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage : npm run samples/);
  });

  it('stops with one sentence when its cache cannot be written', () => {
    const { status, stderr } = run(['content/tutorials/python'], { SAMPLES_CACHE: CLI });
    expect(status).toBe(2);
    expect(stderr).toBe(
      `Impossible d’écrire dans le cache ${CLI}/samples : choisis un dossier où tu peux écrire, par exemple SAMPLES_CACHE=/tmp/jangal.\n`,
    );
  });
});
