import { expect, test } from 'vitest';
import { diskFault } from '../../../src/tools/command/disk-fault.ts';

test.each([
  [{ code: 'ENOSPC', path: 'www/a' }, 'www/a : le disque est plein'],
  [{ code: 'EROFS', path: 'a', dest: 'www/b' }, 'www/b : ce disque est en lecture seule'],
  [{ code: 'EEXIST', path: 'zim' }, 'zim : un fichier se trouve là où il faut un dossier'],
  [{ code: 'EIO', path: 'a' }, 'read'],
  [{}, 'read'],
])('%j → %s (W26, K14)', (error, sentence) => {
  expect(diskFault({ message: 'read', ...error })).toBe(sentence);
});
