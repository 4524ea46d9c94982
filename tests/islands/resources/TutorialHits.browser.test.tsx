import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import { TutorialSearch } from '../../../src/islands/resources/TutorialSearch.tsx';
import type { TutorialHit } from '../../../src/rules/tutorial/tutorial-search.ts';
import { TUTORIAL_INDEX_PATH } from '../../../src/wire/tutorial-search.ts';
import { serve } from '../../browser/served-responses.ts';
import { late, openSearches } from '../../stores/tutorial/full-text-answers.ts';
import { awake, box, FOR, hits, INDEX, linksOf, market, TITLE } from './resources-page.tsx';

// Pagefind's index exists only in a built site; its answers are the test's.
vi.mock(import('../../../src/browser/tutorial/full-text.ts'), { spy: true });

const TEXT: TutorialHit = {
  href: '/ressources/python?tabs=utils#utils-a',
  title: 'Les outils',
  place: 'Apprendre Python',
  excerpt: 'on peut répéter <b>',
};

const NOTHING = 'Aucun résultat';

openSearches();

describe('« Dans les tutoriels »', () => {
  test('titles at once, the full text when it has come, each once', async () => {
    const answer = late();
    await market();
    await box.fill('répéter');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
    await expect.element(hits).toHaveTextContent(`${TITLE}Répéter avec forPython › Bases`);
    answer.resolve([{ ...TEXT, href: FOR }, TEXT]);
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR, TEXT.href]));
    await expect.element(page.getByText('on peut répéter <b>')).toBeVisible();
  });

  test('a hit shows the logo of its tutorial, and the words that were asked for', async () => {
    vi.mocked(searchFullText).mockResolvedValue([TEXT]);
    await market();
    await box.fill('repeter');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR, TEXT.href]));
    const [first, second] = hits.element().querySelectorAll('.tutorial-hit');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/logos/python.svg');
    expect(first?.querySelector('b mark')?.textContent).toBe('Répéter');
    expect(second?.querySelector('b mark')).toBeNull();
    expect(second?.querySelector('span > mark')?.textContent).toBe('répéter');
  });

  test('« Aucun résultat » only once the full text has answered', async () => {
    const answer = late();
    await market();
    await box.fill('zzzz');
    await expect.element(hits).toBeVisible();
    await expect.element(page.getByText(NOTHING)).not.toBeInTheDocument();
    answer.resolve([]);
    await expect.element(page.getByText(NOTHING)).toBeVisible();
    // Said once: the market has said that no resource was found.
    const said = page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Aucune ressource trouvée.']);
  });

  test('not while one of the two has something to say', async () => {
    vi.mocked(searchFullText).mockResolvedValue([TEXT]);
    await market();
    await box.fill('outils répéter');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([TEXT.href]));
    await expect.element(page.getByText(NOTHING)).not.toBeInTheDocument();
  });

  test.each(['', 'r', '  '])('« %s » is too short for an answer', async (keyword) => {
    await market();
    await box.fill(keyword);
    await expect.element(hits).not.toBeInTheDocument();
  });

  test('in the menu of a tutorial too', async () => {
    await serve(TUTORIAL_INDEX_PATH, { body: JSON.stringify(INDEX) });
    await render(<TutorialSearch slug="python" />);
    const menu = page.getByRole('searchbox', { name: 'Chercher dans les tutoriels' });
    await expect.element(menu).toHaveAttribute('placeholder', 'Chercher une notion');
    await menu.fill('for');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
    expect(vi.mocked(searchFullText).mock.calls).toEqual([['for', '']]);
  });

  test('of words typed before the menu’s search wakes up', async () => {
    await awake(<TutorialSearch slug="python" />, 'répéter for');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
  });
});
