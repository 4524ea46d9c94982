import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownScript, type Place, released, requireRsync, run } from './plant-build.ts';

beforeAll(requireRsync);

const [, recipe = ''] =
  /## Revenir en arrière[\s\S]*?```sh\n([\s\S]*?)```/.exec(
    readFileSync('docs/operations.md', 'utf8'),
  ) ?? [];
const goBack = ({ site }: Place, name: string) =>
  run(
    site,
    recipe
      .replaceAll('/var/www/formations.exemple.sn', site)
      .replaceAll(/\b\d{8}-\d{6}-\d{3}\b/g, name),
  );

test('the way back of docs/operations.md leads to an older release and forward again; open pages keep their scripts', () => {
  using place = released('a', 'b');
  const [first = '', second = ''] = place.names();
  goBack(place, first);
  expect([place.online('index.html'), place.online(ownScript('b'))]).toEqual([
    'accueil a',
    'app b',
  ]);
  goBack(place, second);
  expect(place.online('index.html')).toBe('accueil b');
});

test('the way back of docs/operations.md leads to no release that is damaged', () => {
  using place = released('a', 'b');
  const [first = ''] = place.names();
  writeFileSync(join(place.site, 'releases', first, 'site/index.html'), 'autre');
  expect(goBack(place, first).stdout).toContain('index.html');
  expect(place.online('index.html')).toBe('accueil b');
});
