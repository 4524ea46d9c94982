import { describe, expect, test } from 'vitest';
import { fault, lines, written } from '../written.ts';

const counted = (answers: string, right: string) =>
  `ce <Quiz> a ${answers}, dont ${right} — écris 3 ou 4 réponses « - [ ] », dont une seule juste « - [x] »`;
const REASON =
  'une réponse de ce <Quiz> n’est pas expliquée — écris sous chaque réponse, en retrait de deux espaces, pourquoi elle est juste ou fausse';
const QUESTION =
  'ce <Quiz> ne commence pas par sa question — écris-la d’abord, sur une ligne à elle';

const RIGHT = ['- [x] `3`', '  Oui.'];
const WRONG = ['- [ ] `4`', "  Python n'arrondit pas."];
const quiz = (...blocks: string[]) => lines('<Quiz>', ...blocks, '</Quiz>');

describe('a quiz reads, ticks and answers without scripts', () => {
  test('its question, its answers, why each is right or wrong, and the right one folded', async () => {
    expect(await written(quiz('Que vaut `7 // 2` ?', ...WRONG, ...RIGHT, ...WRONG))).toBe(
      '<fieldset class="quiz box"><legend>Que vaut <code>7 // 2</code>\u202F?</legend>' +
        choice(1, '4', 'Pas encore.', 'Python n’arrondit pas.') +
        choice(2, '4', 'Pas encore.', 'Python n’arrondit pas.') +
        choice(3, '3', 'Bonne réponse.', 'Oui.') +
        '<details class="answer"><summary>Voir la réponse</summary><p> <code>3</code></p>' +
        '<p>Oui.</p></details></fieldset>',
    );
  });

  test('each has its own name: choosing in one leaves the other', async () => {
    const one = quiz('Quoi ?', ...RIGHT, ...WRONG, ...WRONG);
    const html = await written(`${one}\n\n${one}`, '8-final.mdx');
    expect([...new Set(html.match(/(?<= name=")[^"]+/g))]).toEqual([
      'final-quiz-1',
      'final-quiz-2',
    ]);
    const ids = html.match(/(?<= id=")[^"]+/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of html.match(/(?<=for=")[^"]+/g) ?? []) {
      expect(ids).toContain(target);
    }
  });

  test('an answer of several pieces keeps its spaces', async () => {
    const html = await written(quiz('Quoi ?', '- [x] `a` `b` **c**', '  Oui.', ...WRONG, ...WRONG));
    expect(html).toContain('<code>a</code> <code>b</code> <strong>c</strong></label>');
  });

  test('a sample of the question and a word after the answers stay', async () => {
    const sample = '```python\nprint(1)\n```';
    const html = await written(
      quiz('Quoi ?', sample, ...RIGHT, ...WRONG, ...WRONG, 'Relis la notion 2.'),
    );
    expect(html.indexOf('<figure class="code">')).toBeLessThan(html.indexOf('class="choice'));
    expect(html).toContain('<p>Oui.</p><p>Relis la notion 2.</p></details>');
  });
});

describe('a quiz that is not one stops the build, with its line', () => {
  test.each([
    ['nothing but a question', ['Quoi ?'], counted('0 réponse', '0 juste')],
    ['no right answer', ['Quoi ?', ...WRONG, ...WRONG, ...WRONG], counted('3 réponses', '0 juste')],
    [
      'two right answers',
      ['Quoi ?', ...RIGHT, ...RIGHT, ...WRONG],
      counted('3 réponses', '2 justes'),
    ],
    ['two answers', ['Quoi ?', ...RIGHT, ...WRONG], counted('2 réponses', '1 juste')],
    [
      'five answers',
      ['Quoi ?', ...RIGHT, ...WRONG, ...WRONG, ...WRONG, ...WRONG],
      counted('5 réponses', '1 juste'),
    ],
    ['an answer without a reason', ['Quoi ?', ...RIGHT, '- [ ] `4`', ...WRONG], REASON],
    ['no reason at all', ['Quoi ?', '- [x] a\n- [ ] b\n- [ ] c'], REASON],
    ['no question', [...RIGHT, ...WRONG, ...WRONG], QUESTION],
    ['a sample for a question', ['```python\na\n```', ...RIGHT, ...WRONG, ...WRONG], QUESTION],
  ])('%s', async (_, blocks, says) => {
    await expect(written(`Avant.\n\n${quiz(...blocks)}`, '3-bases.mdx')).rejects.toThrow(
      fault(`3-bases.mdx:3 : ${says}`),
    );
  });
});

function choice(number: number, code: string, verdict: string, why: string): string {
  const id = `bases-quiz-1-${number}`;
  const look = verdict === 'Bonne réponse.' ? 'choice right' : 'choice';
  return (
    `<div class="${look}"><input type="radio" name="bases-quiz-1" id="${id}">` +
    `<label for="${id}"> <code>${code}</code></label>` +
    `<div role="status"><div class="why"><strong>${verdict}</strong><p>${why}</p></div></div></div>`
  );
}
