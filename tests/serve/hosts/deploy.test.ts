import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_HOST } from '../../../src/rules/site/defaults.ts';
import { deployFiles } from '../../../src/serve/hosts/deploy.ts';

const OWN = 'formations.exemple.sn';

test.each(deployFiles(DEFAULT_HOST))('$file is what the source says', ({ file, text }) => {
  const isUpToDate = readFileSync(file, 'utf8') === text;
  expect(isUpToDate, `${file} n’est plus à jour : lancez npm run deploy`).toBe(true);
});

test('`npm run deploy` for a site of one’s own: files that Git ignores, and what to do with them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const { status, stdout } = spawnSync(process.execPath, [resolve('src/serve/hosts/deploy.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PUBLIC_TRAINING_URL: `https://${OWN}` },
  });
  expect(status).toBe(0);
  for (const { file, text, to } of deployFiles(OWN)) {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
    expect(stdout).toContain(`${file}, à copier dans ${to}`);
    expect(spawnSync('git', ['check-ignore', '-q', file]).status).toBe(0);
  }
  expect(stdout).toContain(`npm run release -- /var/www/${OWN} `);
  rmSync(folder, { recursive: true });
});
