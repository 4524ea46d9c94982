import { expect, test, vi } from 'vitest';
import { reasonBox } from '../../../src/workshop/page/fault.ts';
import { made } from '../../../src/workshop/page/made.ts';
import { checkedSentence, verdictList } from '../../../src/workshop/page/verdicts.ts';

test('each verdict stands beside its name, by word and class, until they are cleared; the first that fails is open (U12)', async () => {
  const list = made('ul', {}, ...['un', 'deux', 'trois'].map((name) => made('li', {}, name)));
  const verdicts = verdictList(list);
  const found = async (text: string) => reasonBox({ text });
  verdicts.show(0, true);
  verdicts.show(1, false, found("reçu : 'a ; b'\u202F; attendu : <b>"));
  verdicts.show(2, false, found('ce test a échoué'));
  verdicts.show(9, true);
  await vi.waitFor(() => expect(list.querySelectorAll('samp')).toHaveLength(3));
  expect([...list.children].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['un : c’est bon.', 'is-right'],
    ["deuxPas encore.Reçu : 'a ; b'Attendu : <b>", 'is-wrong'],
    ['troisPas encore.Ce test a échoué', 'is-wrong'],
  ]);
  expect([...list.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  verdicts.clear();
  expect(list.textContent).toBe('undeuxtrois');
  expect(list.querySelector('[class^=is-]')).toBeNull();
});

test('the words of an engine are marked as English', () => {
  const [french, english] = reasonBox({ text: 'pas là', message: 'not there' });
  expect([french?.textContent, french?.lang]).toEqual(['Pas là', '']);
  expect([english?.textContent, english?.lang]).toEqual(['not there', 'en']);
});

test.each([
  [0, 5, 'le titre', '0 vérification sur 5. Pas encore : le titre.'],
  [1, 5, undefined, '1 vérification sur 5.'],
  [3, 5, '`prix(0)` rend 0', '3 vérifications sur 5. Pas encore : prix(0) rend 0.'],
])('%i of %i (U12)', (passed, total, failed, sentence) => {
  expect(checkedSentence(passed, total, failed)).toBe(sentence);
});
