import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { ResourceCard } from '../../../src/islands/resources/ResourceCard.tsx';
import { ResourceMarket } from '../../../src/islands/resources/ResourceMarket.tsx';
import { ResumeBanner } from '../../../src/islands/resources/ResumeBanner.tsx';
import { dismissResume, readPlaces } from '../../../src/stores/tutorial/resume.ts';
import { openSearches } from '../../stores/tutorial/full-text-answers.ts';
import { awake, box, FOR, GROUPS, hits, linksOf, market, PYTHON } from './resources-page.tsx';

// Pagefind's index exists only in a built site; its answers are the test's.
vi.mock(import('../../../src/browser/tutorial/full-text.ts'), { spy: true });

/** Tutorials that can be read: of those recommended, one is not. */
const WRITTEN = [
  { name: 'HTML', slug: 'html' },
  { name: 'ReactJS', slug: 'reactjs' },
  { name: 'TypeScript', slug: 'typescript' },
];

const domain = page.getByRole('combobox', { name: 'Domaine' });

openSearches();
afterEach(dismissResume);

describe('the resume banner', () => {
  const WORDS = 'Pour continuer : React, TypeScript, HTML';
  const next = () => document.querySelector('.resume-next');

  test('says how far the reader is, and leads there', async () => {
    await came('C++', 38);
    const banner = page.getByRole('complementary', { name: 'Reprendre un cours' });
    await expect.element(banner).toHaveClass('resume-primary');
    await expect.element(page.getByText('Tu avances bien', { exact: true })).toBeVisible();
    await expect.element(page.getByText('C++ · 38% du cours')).toBeVisible();
    const link = page.getByRole('link', { name: 'Reprendre', exact: true });
    await expect.element(link).toHaveAttribute('href', '/ressources/cpp?tabs=bases');
    expect(next()).toBeNull();
  });

  test('at 100 it recommends what can be read of React, Node.js and TypeScript, then others (R9)', async () => {
    await came('Python', 100);
    await vi.waitFor(() => expect(next()?.textContent).toBe(WORDS));
    expect(
      [...(next()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual(['/ressources/reactjs', '/ressources/typescript', '/ressources/html']);
  });

  test('« It can be dismissed »', async () => {
    document.documentElement.classList.add('has-resume');
    const { container } = await came('Python', 50);
    expect(document.documentElement).toHaveClass('has-resume');
    await page.getByRole('button', { name: 'Fermer' }).click();
    expect(container).toBeEmptyDOMElement();
    expect(document.documentElement).not.toHaveClass('has-resume');
  });

  test('is not there at 0, nor without a record, nor in the HTML of the build', async () => {
    document.documentElement.classList.add('has-resume');
    expect((await came('Python', 0)).container).toBeEmptyDOMElement();
    await vi.waitFor(() => expect(document.documentElement).not.toHaveClass('has-resume'));
    sessionStorage.clear();
    expect((await render(<ResumeBanner written={WRITTEN} />)).container).toBeEmptyDOMElement();
    expect(renderToString(<ResumeBanner written={WRITTEN} />)).toBe('');
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

  test('says how long it takes; once begun, how much of it is behind, and what was passed (R4)', async () => {
    await market();
    const card = page.getByRole('link', { name: /^Python/ });
    await expect.element(card).toMatchTextContent(/9 à 10\shExplorer$/);
    sessionStorage.setItem(KEYS.places, JSON.stringify({ python: 'bases-for' }));
    sessionStorage.setItem(KEYS.passed, JSON.stringify({ python: ['1-a', '2-b'] }));
    readPlaces();
    await expect.element(card).toMatchTextContent(/38% du cours · ✓ 2 exercices sur 6Reprendre$/);
    expect(card.element().querySelector('progress')).toHaveProperty('value', 38);
    sessionStorage.clear();
    readPlaces();
  });

  test('that is not written says « Bientôt », without a link', async () => {
    await render(<ResourceCard resource={{ ...PYTHON, status: 'coming' }} />);
    await expect.element(page.getByText('Bientôt')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByText('Explorer')).not.toBeInTheDocument();
  });

  test('whose tutorial is a draft is marked, and leads to it', async () => {
    await render(<ResourceCard resource={{ ...PYTHON, status: 'draft' }} />);
    const link = page.getByRole('link', { name: /^Python.*Brouillon$/ });
    await expect.element(link).toHaveAttribute('href', '/ressources/python');
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

  test('the search and the domain keep what they name', async () => {
    await market();
    await box.fill(' PAS À PAS');
    await vi.waitFor(() => expect(shown()).toEqual(['Backend', 'Python']));
    await box.fill('');
    await vi.waitFor(() => expect(shown()).toHaveLength(5));
    await domain.selectOptions('Frontend');
    await vi.waitFor(() => expect(shown()).toEqual(['Frontend', 'HTML', 'CSS']));
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

  test('no card, whatever the tutorials hold, and the domain narrows what they hold', async () => {
    await market();
    await box.fill('répéter');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
    const status = page.getByRole('status');
    await expect.element(status).toMatchTextContent(/^Aucune ressource trouvée\.1 passage/);
    await domain.selectOptions('Frontend');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([]));
    await expect.element(status).toMatchTextContent(/^Aucune ressource trouvée\.$/);
    await domain.selectOptions('Backend');
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
  });

  test('words typed before it wakes up are searched, in the lessons too', async () => {
    await awake(<ResourceMarket groups={GROUPS} />, 'répéter');
    await vi.waitFor(() => expect(shown()).toEqual([]));
    await vi.waitFor(() => expect(linksOf(hits.element())).toEqual([FOR]));
    await expect.element(box).toHaveValue('répéter');
  });
});

async function came(name: string, progress: number) {
  const record = { lastRessourcesViews: name, progress, tabs: 'bases' };
  sessionStorage.setItem(KEYS.lastView, JSON.stringify(record));
  return render(<ResumeBanner written={WRITTEN} />);
}

/** The categories and names on the screen. */
function shown(): (string | null)[] {
  const texts = document.querySelectorAll('.market > section:not(.tutorial-hits) :is(h3, b)');
  return [...texts].map(({ textContent }) => textContent);
}

function optionsOf(select: Element): string[] {
  return [...select.querySelectorAll('option')].map(({ textContent }) => textContent);
}
