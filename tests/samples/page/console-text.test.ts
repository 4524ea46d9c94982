import { expect, it } from 'vitest';
import { consoleText } from './console-text.ts';

it.each([
  [['%s a %d ans', 'Awa', 12], 'Awa a 12 ans'],
  [['%cRouge', 'color: red'], 'Rouge'],
  [['Clé absente.%s', '', 'à la fin'], 'Clé absente. à la fin'],
  [['100 %s'], '100 %s'],
  [['100 %', 'de', 20], '100 % de 20'],
])('writes %j as a browser does', (given, text) => {
  const message = { args: () => given, text: () => given.join(' ') };
  expect(consoleText(message as never)).toBe(text);
});
