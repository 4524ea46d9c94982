import { expect, test } from 'vitest';
import { readText } from '../../src/markdown/text-file.ts';
import { plantContent } from '../tools/checks/planted-content.ts';

test('the line ends of Windows and of Markdown are read as those of Unix', () => {
  plantContent({ 'a.mdx': 'un\r\n\r\ndeux\ntrois\rquatre\r\n' });
  expect(readText('a.mdx')).toBe('un\n\ndeux\ntrois\nquatre\n');
});
