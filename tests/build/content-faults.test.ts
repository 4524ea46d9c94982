import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COPIED = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'content', 'public'];
let folder = '';

/** A copy of the project, whose content a test breaks. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const WEB = 'content/career/2-web.mdx';
const SELLER = 'content/seller.mdx';

test.each([
  {
    what: 'a section missing',
    file: 'content/career/4-securite.mdx',
    to: undefined,
    says: ['content/career/4-securite.mdx manque.'],
  },
  {
    what: 'a section misspelt',
    file: 'content/career/4-securite.mdx',
    to: 'content/career/4-sécurité.mdx',
    says: ['content/career/4-sécurité.mdx : les sections sont 1-intro.mdx, 2-web.mdx,'],
  },
  {
    what: 'a seller block missing',
    file: SELLER,
    edit: (text: string) => text.replace('payment:', 'paiement:'),
    says: ['seller.mdx', 'payment', 'paiement'],
  },
  {
    what: 'a price that breaks a franc',
    file: SELLER,
    edit: (text: string) => text.replace('[5000,', '[4999,'),
    says: ['seller.mdx', 'prices', 'un prix qui se partage en francs entiers est attendu'],
  },
  {
    what: 'a list without its technologies',
    file: WEB,
    edit: (text: string) => text.replace('technologies:', 'technologie:'),
    says: ['2-web.mdx', 'technologies'],
  },
  {
    what: 'a tutorial that nobody announced',
    file: WEB,
    edit: (text: string) => text.replace('slug: html', 'slug: htlm'),
    says: [`${WEB} : « htlm » n’est pas dans content/resources.yaml.`],
  },
  {
    what: 'a category that the catalogue lacks',
    file: WEB,
    edit: (text: string) => text.replace('category: "', 'category: "Le '),
    says: [`${WEB} : category : « Le Développement web frontend » n’est pas dans`],
  },
  {
    what: 'a broken internal link',
    file: WEB,
    edit: (text: string) => `${text}\n\nVoyez [la suite](/consels#web).\n`,
    says: [
      /conseils\.html → \/consels#web : cette page n’existe pas \(content\/career\/2-web\.mdx:\d+\)/,
    ],
  },
])('$what: the build stops and says which file and key', ({ file, edit, to, says }) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (edit) writeFileSync(path, edit(before));
  else if (to) renameSync(path, join(folder, to));
  else rmSync(path);
  const { status, stdout, stderr } = build();
  if (to) rmSync(join(folder, to));
  writeFileSync(path, before);
  expect(status).not.toBe(0);
  for (const words of says) expect(`${stdout}${stderr}`).toMatch(words);
});

function build() {
  return spawnSync('node_modules/.bin/astro', ['build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
}
