import { expect, test } from 'vitest';
import { verdictList } from '../../../src/workshop/page/verdicts.ts';

test('each verdict stands beside its name, by word and class, until they are cleared (U12)', () => {
  const list = document.createElement('ul');
  for (const name of ['un', 'deux', 'trois'])
    list.append(Object.assign(document.createElement('li'), { textContent: name }));
  const verdicts = verdictList(list);
  verdicts.show(0, { isPassed: true, reason: ['rien'] });
  verdicts.show(1, { isPassed: false, reason: ['Reçu : <b>', 'Attendu : 2'] });
  verdicts.show(9, { isPassed: true, reason: [] });
  expect([...list.children].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['un : c’est bon.', 'is-right'],
    ['deuxPas encore.Reçu : <b>Attendu : 2', 'is-wrong'],
    ['trois', ''],
  ]);
  verdicts.clear();
  expect(list.textContent).toBe('undeuxtrois');
  expect(list.querySelector('[class^=is-]')).toBeNull();
});
