import { expect, test } from 'vitest';
import { offeredLabel } from '../../../src/rules/tutorial/offered.ts';

test.each([
  ['boubou.jpg', 38_000, 'image, 38\u00a0Ko'],
  ['conte.mp3', 120_400, 'son, 120\u00a0Ko'],
  ['trames.bin', 1_200, 'fichier d’octets, 1,2\u00a0Ko'],
  ['ventes.csv', 1_200, 'tableau CSV, 1,2\u00a0Ko'],
  ['notes.pdf', 1_200, 'pdf, 1,2\u00a0Ko'],
])('%s of %d bytes is « %s » (T25)', (name, bytes, label) => {
  expect(offeredLabel(name, bytes)).toBe(label);
});
