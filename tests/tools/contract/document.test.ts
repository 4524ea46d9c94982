import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTables } from '../../../src/tools/contract/document.ts';
import { titleOf } from '../../../src/tools/contract/wire/call.ts';
import { CALLS } from '../../../src/tools/contract/wire/calls.ts';

const TEXT = readFileSync('docs/services.md', 'utf8');
const SITE = 'https://formations.exemple.sn';

test('docs/services.md says what the table says (W27)', () => {
  const isUpToDate = withTables(TEXT) === TEXT;
  expect(isUpToDate, 'lancez npm run contract -- --write').toBe(true);
});

test('a table that changed by hand is written anew, the words around it stay', () => {
  const changed = TEXT.replaceAll('| **200** |', '| **204** |');
  expect(changed).not.toBe(TEXT);
  expect(withTables(changed)).toBe(TEXT);
});

test('a place that names no call stops the command', () => {
  expect(() => withTables('<!-- contrat : cours -->\n<!-- fin -->')).toThrow(
    '« cours » n’est pas un appel',
  );
});

test.each(Object.entries(CALLS))(
  '%s is described, and its examples are read by the site',
  (name, call) => {
    const [, block = ''] = TEXT.split(`<!-- contrat : ${name} -->`);
    const [own = ''] = block.split('<!-- fin -->');
    expect(own).toContain(titleOf(call));
    const examples = [...own.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    expect(examples).toHaveLength(Number('body' in call) + Number('answer' in call));
    const { answer } = call;
    if (!answer) return;
    const example = examples.at(-1);
    const decoded = answer.decode(example, SITE);
    expect(decoded).toBeDefined();
    if (Array.isArray(decoded)) expect(decoded).toHaveLength(answer.items(example)?.length ?? 0);
  },
);
