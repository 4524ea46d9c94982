import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResourceMarket } from '../../../src/islands/resources/ResourceMarket.tsx';
import type { Resource } from '../../../src/rules/tutorial/resources.ts';
import { TUTORIAL_INDEX_PATH } from '../../../src/wire/tutorial-search.ts';
import { serve } from '../../browser/served-responses.ts';
import { served } from '../hydration.tsx';

const resource = (name: string, slug: string, description: string): Resource => ({
  ...{ name, slug, description, icon: slug },
  status: 'written',
  time: '9 à 10\u00A0h',
});

export const PYTHON = resource('Python', 'python', "Ranger l'essentiel : pas à pas");

export const GROUPS = [
  {
    category: 'Frontend',
    items: [
      resource('HTML', 'html', 'Structurer une page'),
      { ...resource('CSS', 'css', 'Colorer'), status: 'coming' as const },
    ],
  },
  { category: 'Backend', items: [PYTHON] },
];

export const INDEX = [
  {
    slug: 'python',
    name: 'Python',
    steps: [{ key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter avec for']] }],
  },
];

export const box = page.getByRole('searchbox', { name: 'Rechercher une ressource' });
export const TITLE = 'Dans les tutoriels';
export const hits = page.getByRole('region', { name: TITLE });
export const FOR = '/ressources/python?tabs=bases#bases-for';

export async function market(): Promise<void> {
  await serve(TUTORIAL_INDEX_PATH, { body: JSON.stringify(INDEX) });
  await render(<ResourceMarket groups={GROUPS} />);
}

/** The HTML of the build, words typed into it, then the island that wakes up. */
export async function awake(island: ReactNode, words: string): Promise<void> {
  await serve(TUTORIAL_INDEX_PATH, { body: JSON.stringify(INDEX) });
  const { container, wake } = served(island);
  await userEvent.type(container.querySelector('input') ?? container, words);
  wake();
}

export function linksOf(element: Element): (string | null)[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}
