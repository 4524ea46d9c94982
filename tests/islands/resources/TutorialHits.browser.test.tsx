import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TutorialSearch } from '../../../src/islands/resources/TutorialSearch.tsx';
import { dismissResume } from '../../../src/stores/tutorial/resume.ts';
import { $tutorialIndex, askTutorials } from '../../../src/stores/tutorial/tutorial-search.ts';
import { awake, box, FOR, hits, linksOf, market, serveSearch, TITLE } from './resources-page.tsx';

const NOTHING = 'Aucun résultat';

afterEach(async () => {
  await askTutorials('');
  $tutorialIndex.set(undefined);
  dismissResume();
  sessionStorage.clear();
});

describe('« Dans les tutoriels »', () => {
  test('titles, then texts with their excerpts, each once', async () => {
    await market();
    await box.fill('répéter');
    const text = '/ressources/python?tabs=utils#utils-a';
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR, text]));
    await expect
      .element(hits)
      .toHaveTextContent(
        `${TITLE}Répéter avec forPython › BasesUn outilPython › Outils & Structureson peut répéter <b>`,
      );
  });

  test('« Aucun résultat » once all has answered', async () => {
    await market();
    await box.fill('zzzz');
    await expect.element(hits).toBeVisible();
    await expect.element(page.getByRole('status').last()).toHaveTextContent(NOTHING);
    await box.fill('répéter');
    await expect.element(page.getByText(NOTHING)).not.toBeInTheDocument();
  });

  test.each(['', 'r', '  '])('« %s » is too short for an answer', async (keyword) => {
    await market();
    await box.fill(keyword);
    await expect.element(hits).not.toBeInTheDocument();
  });

  test('in the menu of a tutorial too', async () => {
    await serveSearch();
    await render(<TutorialSearch slug="python" />);
    const menu = page.getByRole('searchbox', { name: 'Chercher dans les tutoriels' });
    await expect.element(menu).toHaveAttribute('placeholder', 'Chercher une notion');
    await menu.fill('for');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
  });

  test('of words typed before the menu’s search wakes up', async () => {
    await awake(<TutorialSearch slug="python" />, 'répéter for');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
  });
});
