import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployFiles } from '../../../src/serve/hosts/deploy.ts';

/** The owner's own name, once it is written there, is kept. */
const [, host = ''] = /server_name (.+);/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];

test.each(Object.entries(deployFiles(host)))('%s is what the source says', (name, text) => {
  const file = `deploy/${name}`;
  const isUpToDate = readFileSync(file, 'utf8') === text;
  expect(isUpToDate, `${file} n’est plus à jour : lancez npm run deploy`).toBe(true);
});
