import { expect, test } from 'vitest';
import { commandsIn } from '../../../src/rules/tutorial/commands.ts';

test.each([
  ["$ gcc mesure.c -o mesure\n$ ./mesure\nL'octet vaut 62.", 'gcc mesure.c -o mesure\n./mesure'],
  ['$ curl -i \\\n  http://localhost\nHTTP/1.1 200', 'curl -i \\\n  http://localhost'],
  ['mysql> SELECT nom\nFROM eleves \\G\n*** 1. row ***\nnom: Awa', 'SELECT nom\nFROM eleves \\G'],
  ['mysql> DROP INDEX a ON b;\nQuery OK\nmysql> SELECT 1;', 'DROP INDEX a ON b;\nSELECT 1;'],
  ['>>> round(13.276, 1)\n13.3\n>>> import math', 'round(13.276, 1)\nimport math'],
  ['npm ci\nnpm start', 'npm ci\nnpm start'],
  ['<<<<<<< HEAD\n>>>>>>> branche', '<<<<<<< HEAD\n>>>>>>> branche'],
  ['const $ = 1;\nlet $x = "$ 5";', 'const $ = 1;\nlet $x = "$ 5";'],
])('%j → %j (T12)', (session, commands) => {
  expect(commandsIn(session)).toBe(commands);
});
