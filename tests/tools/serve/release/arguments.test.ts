import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratch } from './plant-build.ts';
import { release } from './run.ts';

test.each([
  [[], 'Il manque le dossier où mettre le site en ligne.'],
  [['www', '--keep', '1'], '--keep : « 1 » ne convient pas ; donnez un nombre de 2 '],
  [['www', '--keep', 'cinq'], '--keep : « cinq » ne convient pas ; donnez un nombre de 2 '],
  [['www', '--keep', '99999'], '--keep : « 99999 » ne convient pas ; '],
  [['www', '--keep'], '--keep : cette option ne s’écrit pas ainsi.'],
  [['www', '--list=oui'], '--list : cette option ne s’écrit pas ainsi.'],
  [['www', '--garder', '5'], '--garder : cette option n’existe pas.'],
  [['www', '-k'], '-k : cette option n’existe pas.'],
  [['www', 'autre'], '« autre » est en trop : un seul dossier'],
  [['www', '--list', '--rollback'], '--list et --rollback ne vont pas ensemble.'],
  [['www', '--rollback', 'a', 'b'], '« b » est en trop : on revient à une seule version.'],
])('%j: what is wrong, then how it is used, exit code 1', (args, says) => {
  using place = scratch();
  place.make('a');
  const { status, stderr } = release(place.root, ...args);
  expect(status).toBe(1);
  expect(stderr.split('\n')[0]).toContain(says);
  expect(stderr).toContain('\n\nUsage : npm run release -- DOSSIER ');
  expect(stderr).toContain('(5 par défaut, 2 au moins)');
  expect(existsSync(place.site)).toBe(false);
});

test.each(['-h', '--help', '--aide'])('%s: how it is used', (option) => {
  using place = scratch();
  const { status, stdout } = release(place.root, option);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage : npm run release -- DOSSIER/);
});
