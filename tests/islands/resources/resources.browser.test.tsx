import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import { ResourceCard } from '../../../src/islands/resources/ResourceCard.tsx';
import { ResourceMarket } from '../../../src/islands/resources/ResourceMarket.tsx';
import { ResumeBanner } from '../../../src/islands/resources/ResumeBanner.tsx';
import { TutorialSearch } from '../../../src/islands/resources/TutorialSearch.tsx';
import { resume } from '../../../src/rules/tutorial/resume.ts';
import type { TutorialHit } from '../../../src/rules/tutorial/tutorial-search.ts';
import { dismissResume } from '../../../src/stores/tutorial/resume.ts';
import { $tutorialIndex, askFullText } from '../../../src/stores/tutorial/tutorial-search.ts';
import { TUTORIAL_INDEX_PATH } from '../../../src/wire/tutorial-search.ts';
import { serve } from '../../browser/served-responses.ts';

// Pagefind's index exists only in a built site; its answers are the test's.
vi.mock(import('../../../src/browser/tutorial/full-text.ts'), { spy: true });

const resource = (name: string, slug: string, description: string, isReady = true) => ({
  ...{ name, slug, description, isReady },
  icon: slug,
});
const PYTHON = resource('Python', 'python', "Ranger l'essentiel : pas à pas");
const GROUPS = [
  {
    category: 'Frontend',
    items: [
      resource('HTML', 'html', 'Structurer une page'),
      resource('CSS', 'css', 'Colorer', false),
    ],
  },
  { category: 'Backend', items: [PYTHON] },
];
const INDEX = [
  {
    slug: 'python',
    name: 'Python',
    steps: [{ key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter avec for']] }],
  },
];
const TEXT: TutorialHit = {
  href: '/ressources/python?tabs=utils#utils-a',
  title: 'Les outils',
  place: 'Apprendre Python',
  excerpt: 'on peut répéter <b>',
};

const box = page.getByRole('searchbox', { name: 'Rechercher une ressource' });
const domain = page.getByRole('combobox', { name: 'Domaine' });
const TITLE = 'Dans les tutoriels';
const hits = page.getByRole('region', { name: TITLE });
const NOTHING = 'Aucun résultat';

beforeEach(() => {
  vi.mocked(searchFullText).mockReset().mockResolvedValue([]);
});

afterEach(async () => {
  await askFullText('');
  $tutorialIndex.set(undefined);
  dismissResume();
  sessionStorage.clear();
});

describe('the resume banner', () => {
  const WORDS = 'Pour continuer : React, Node.js, TypeScript';
  const next = () => document.querySelector('.resume-next');

  test.each([
    { progress: 13, text: 'Tu viens de commencer', tone: 'info' },
    { progress: 38, text: 'Tu avances bien', tone: 'primary' },
    { progress: 88, text: 'Presque terminé', tone: 'warning' },
    { progress: 100, text: 'Formation terminée', tone: 'success' },
  ])('at $progress: « $text », in $tone', async ({ progress, text, tone }) => {
    await came('C++', progress);
    const banner = page.getByRole('complementary', { name: 'Reprendre un cours' });
    await expect.element(banner).toHaveClass(`resume-${tone}`);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText(`C++ · ${progress}% du cours`)).toBeVisible();
    const link = page.getByRole('link', { name: 'Reprendre', exact: true });
    await expect.element(link).toHaveAttribute('href', '/ressources/cpp?tabs=bases');
  });

  test('at 100 it recommends React, Node.js and TypeScript (R9)', async () => {
    await came('Python', 100);
    await vi.waitFor(() => expect(next()?.textContent).toBe(WORDS));
    expect(
      [...(next()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual(resume({ progress: 100 })?.recommended.map(({ href }) => href));
  });

  test('recommends nothing before', async () => {
    await came('Python', 99);
    await expect.element(page.getByText('Presque terminé')).toBeVisible();
    expect(next()).toBeNull();
  });

  test('« It can be dismissed »', async () => {
    const { container } = await came('Python', 50);
    await page.getByRole('button', { name: 'Fermer' }).click();
    expect(container).toBeEmptyDOMElement();
  });

  test('is not there at 0, nor without a record, nor in the HTML of the build', async () => {
    expect((await came('Python', 0)).container).toBeEmptyDOMElement();
    sessionStorage.clear();
    expect((await render(<ResumeBanner />)).container).toBeEmptyDOMElement();
    expect(renderToString(<ResumeBanner />)).toBe('');
  });
});

describe('a resource', () => {
  test('leads to its tutorial: icon, name, description, « Explorer »', async () => {
    const { container } = await render(<ResourceCard resource={PYTHON} />);
    const link = page.getByRole('link', { name: /^Python.*Explorer$/ });
    await expect.element(link).toHaveAttribute('href', '/ressources/python');
    await expect.element(page.getByText('Ranger l’essentiel\u00A0: pas à pas')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/logos/python.svg');
  });

  test('that is not written says « Bientôt », without a link', async () => {
    await render(<ResourceCard resource={{ ...PYTHON, isReady: false }} />);
    await expect.element(page.getByText('Bientôt')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByText('Explorer')).not.toBeInTheDocument();
  });
});

describe('the marketplace', () => {
  test('shows all resources, by category', async () => {
    await market();
    await expect.element(box).toHaveAttribute('placeholder', 'Rechercher une ressource...');
    expect(optionsOf(domain.element())).toEqual(['Tous les domaines', 'Frontend', 'Backend']);
    expect(shown()).toEqual(['Frontend', 'HTML', 'CSS', 'Backend', 'Python']);
    await expect.element(hits).not.toBeInTheDocument();
  });

  test.each([
    { keyword: 'html', names: ['Frontend', 'HTML'] },
    { keyword: ' PAS À PAS', names: ['Backend', 'Python'] },
    { keyword: '', names: ['Frontend', 'HTML', 'CSS', 'Backend', 'Python'] },
  ])('« $keyword » keeps $names', async ({ keyword, names }) => {
    await market();
    await box.fill(keyword);
    await vi.waitFor(() => expect(shown()).toEqual(names));
  });

  test('the domain keeps its category', async () => {
    await market();
    await domain.selectOptions('Backend');
    await vi.waitFor(() => expect(shown()).toEqual(['Backend', 'Python']));
    await domain.selectOptions('Tous les domaines');
    await vi.waitFor(() => expect(shown()).toHaveLength(5));
  });

  test('« Aucune ressource trouvée. », and the way back', async () => {
    await market();
    await expect.element(page.getByText('Aucune ressource trouvée.')).not.toBeInTheDocument();
    await domain.selectOptions('Backend');
    await box.fill('html');
    await expect
      .element(page.getByRole('status').first())
      .toHaveTextContent('Aucune ressource trouvée.');
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await vi.waitFor(() => expect(shown()).toHaveLength(5));
    await expect.element(box).toHaveValue('');
    await expect.element(domain).toHaveValue('');
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  test('words typed before it wakes up are searched, in the lessons too', async () => {
    await awake(<ResourceMarket groups={GROUPS} />, 'répéter');
    await vi.waitFor(() => expect(shown()).toEqual([]));
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
    await expect.element(box).toHaveValue('répéter');
  });
});

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

  test('« Aucun résultat » only once the full text has answered', async () => {
    const answer = late();
    await market();
    await box.fill('zzzz');
    await expect.element(hits).toBeVisible();
    await expect.element(hits.getByRole('status')).toBeEmptyDOMElement();
    answer.resolve([]);
    await expect.element(hits.getByRole('status')).toHaveTextContent(NOTHING);
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
    await render(<TutorialSearch />);
    const menu = page.getByRole('searchbox', { name: 'Chercher dans les tutoriels' });
    await expect.element(menu).toHaveAttribute('placeholder', 'Chercher une notion');
    await menu.fill('for');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
    expect(vi.mocked(searchFullText).mock.calls).toEqual([['for']]);
  });

  test('of words typed before the menu’s search wakes up', async () => {
    await awake(<TutorialSearch />, 'répéter for');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
  });
});

const FOR = '/ressources/python?tabs=bases#bases-for';

async function came(name: string, progress: number) {
  const record = { lastRessourcesViews: name, progress, tabs: 'bases' };
  sessionStorage.setItem(KEYS.lastView, JSON.stringify(record));
  return render(<ResumeBanner />);
}

async function market(): Promise<void> {
  await serve(TUTORIAL_INDEX_PATH, { body: JSON.stringify(INDEX) });
  await render(<ResourceMarket groups={GROUPS} />);
}

/** The HTML of the build, words typed into it, then the island that wakes up. */
async function awake(island: ReactNode, words: string): Promise<void> {
  await serve(TUTORIAL_INDEX_PATH, { body: JSON.stringify(INDEX) });
  const container = document.createElement('div');
  container.innerHTML = renderToString(island);
  document.body.append(container);
  await userEvent.type(container.querySelector('input') ?? container, words);
  const root = hydrateRoot(container, island);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

function late(): PromiseWithResolvers<TutorialHit[]> {
  const answer = Promise.withResolvers<TutorialHit[]>();
  vi.mocked(searchFullText).mockReturnValueOnce(answer.promise);
  return answer;
}

/** The categories and names on the screen. */
function shown(): (string | null)[] {
  const texts = document.querySelectorAll('.market > section:not(.tutorial-hits) :is(h3, b)');
  return [...texts].map(({ textContent }) => textContent);
}

function linksOf(element: Element): (string | null)[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

function optionsOf(select: Element): string[] {
  return [...select.querySelectorAll('option')].map(({ textContent }) => textContent);
}
