import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readText } from '../../src/markdown/text-file.ts';

test('the line ends of Windows are read as those of Unix; a lone sign stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.mdx');
  writeFileSync(file, 'un\r\n\r\ndeux\ntrois\rquatre\r\n');
  expect(readText(file)).toBe('un\n\ndeux\ntrois\rquatre\n');
});
