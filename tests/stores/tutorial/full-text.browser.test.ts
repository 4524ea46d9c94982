import { describe, expect, test, vi } from 'vitest';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import { $fullText, askFullText, narrowFullText } from '../../../src/stores/tutorial/full-text.ts';
import { hit, late, openSearches } from './full-text-answers.ts';

// Pagefind's index exists only in a built site; its answers are the test's.
vi.mock(import('../../../src/browser/tutorial/full-text.ts'), { spy: true });

openSearches();

describe('the full text', () => {
  test('answers the keyword that was asked', async () => {
    vi.mocked(searchFullText).mockResolvedValue([hit('boucle')]);
    await askFullText('boucle');
    expect($fullText.get()).toMatchObject({ keyword: 'boucle', hits: [hit('boucle')] });
    expect(vi.mocked(searchFullText).mock.calls).toEqual([['boucle', '']]);
  });

  test('asks again when other tutorials may answer, and not when the same may (R3)', async () => {
    await askFullText('boucle');
    vi.mocked(searchFullText).mockResolvedValue([hit('sql')]);
    narrowFullText('sql mysql');
    narrowFullText('sql mysql');
    await vi.waitFor(() =>
      expect($fullText.get()).toEqual({
        ...{ keyword: 'boucle', slugs: 'sql mysql' },
        hits: [hit('sql')],
      }),
    );
    await askFullText('for');
    expect(vi.mocked(searchFullText).mock.calls).toEqual([
      ['boucle', ''],
      ['boucle', 'sql mysql'],
      ['for', 'sql mysql'],
    ]);
  });

  test.each(['', '  ', 'b', ' ? '])(
    '« %s » holds no word to ask: no hit, at once',
    async (text) => {
      await askFullText('boucle');
      vi.mocked(searchFullText).mockClear();
      await askFullText(text);
      expect($fullText.get()).toMatchObject({ keyword: text, hits: [] });
      expect(searchFullText).not.toHaveBeenCalled();
    },
  );

  test('an answer that comes after a newer question is dropped', async () => {
    const [first, second] = [late(), late()];
    const answers = [askFullText('bou'), askFullText('bouc')];
    second.resolve([hit('bouc')]);
    await answers[1];
    expect($fullText.get()).toMatchObject({ keyword: 'bouc', hits: [hit('bouc')] });
    first.resolve([hit('bou')]);
    await answers[0];
    expect($fullText.get()).toMatchObject({ keyword: 'bouc', hits: [hit('bouc')] });
  });

  test('nor does it come back when the box has been emptied', async () => {
    const first = late();
    const answer = askFullText('boucle');
    await askFullText('');
    first.resolve([hit('boucle')]);
    await answer;
    expect($fullText.get()).toMatchObject({ keyword: '', hits: [] });
  });
});
