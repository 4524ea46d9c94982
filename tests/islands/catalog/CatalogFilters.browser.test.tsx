import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchCategories } from '../../../src/api/courses.ts';
import { CatalogFilters } from '../../../src/islands/catalog/CatalogFilters.tsx';
import { LANGUAGES, MODALITIES } from '../../../src/rules/course/preferences.ts';
import * as catalog from '../../../src/stores/course/catalog.ts';
import { askCoursesAt, faultAddress } from '../../api/service.ts';

const DEFAULTS = {
  category: 'Développement web frontend',
  modality: 'freemium',
  language: 'wolof',
};

/** First of each list. */
const ALL = ['', 'Toutes'];

const category = page.getByRole('combobox', { name: 'Catégorie' });
const modality = page.getByRole('combobox', { name: 'Modalité' });
const language = page.getByRole('combobox', { name: 'Langue' });
const apply = page.getByRole('button', { name: 'Appliquer les filtres' });

let categories: readonly string[];

beforeAll(async () => {
  categories = (await fetchCategories()).data;
});

afterEach(() => {
  catalog.showAll();
});

// First: once the service has answered, its categories stay.
describe('without an answer', () => {
  test('A-001 the list says « Chargement des categories... »', async () => {
    askCoursesAt(faultAddress('offline'));
    await open([]);
    expect(optionsOf(category)).toEqual([['', 'Chargement des categories...']]);
    expect(optionsOf(modality)).toHaveLength(4);
  });

  test('the categories of the build are there', async () => {
    askCoursesAt(faultAddress('offline'));
    await open(['Design', DEFAULTS.category]);
    expect(optionsOf(category).map(([value]) => value)).toEqual(['', 'Design', DEFAULTS.category]);
    await expect.element(category).toHaveValue(DEFAULTS.category);
  });
});

describe('the three lists', () => {
  test('hold the options and begin at the defaults (C9, C10)', async () => {
    await open(categories);
    expect(optionsOf(category)).toEqual([ALL, ...categories.map((name) => [name, name])]);
    const rows = (options: typeof MODALITIES) => options.map(({ value, label }) => [value, label]);
    expect(optionsOf(modality)).toEqual([ALL, ...rows(MODALITIES)]);
    expect(optionsOf(language)).toEqual([ALL, ...rows(LANGUAGES)]);
    await expect.element(category).toHaveValue(DEFAULTS.category);
    await expect.element(modality).toHaveValue(DEFAULTS.modality);
    await expect.element(language).toHaveValue(DEFAULTS.language);
  });

  test('apply nothing until the button is pressed, then what they show', async () => {
    await open(categories);
    await category.selectOptions('Bureautique');
    await language.selectOptions('français');
    expect(catalog.$preferences.get()).toBeUndefined();
    await apply.click();
    const chosen = { category: 'Bureautique', modality: 'freemium', language: 'français' };
    expect(catalog.$preferences.get()).toEqual(chosen);
    await expect.element(category).toHaveValue('Bureautique');
    await expect.element(language).toHaveValue('français');
  });

  test('« Toutes » in each of them applies no filter (C8)', async () => {
    await open(categories);
    for (const list of [category, modality, language]) await list.selectOptions('Toutes');
    await apply.click();
    expect(catalog.$preferences.get()).toBeUndefined();
  });

  test('go back to the defaults with « Tout afficher »', async () => {
    await open(categories);
    await modality.selectOptions('free');
    await apply.click();
    catalog.showAll();
    await expect.element(modality).toHaveValue('freemium');
  });

  test('show the choice that the session remembers, once the service names it', async () => {
    catalog.$preferences.set({ ...DEFAULTS, category: 'Design' });
    await open([]);
    await expect.element(category).toHaveValue('Design');
  });
});

async function open(known: readonly string[]): Promise<void> {
  await render(<CatalogFilters categories={known} />);
  await page.getByText('Filtrer par préférences').click();
  await expect.element(apply).toBeVisible();
}

function optionsOf(list: typeof category): string[][] {
  const { options } = list.element() as HTMLSelectElement;
  return [...options].map(({ value, label }) => [value, label]);
}
