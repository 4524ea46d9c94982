import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchCourses } from '../../../src/api/courses.ts';
import { CatalogSearch } from '../../../src/islands/catalog/CatalogSearch.tsx';
import { CourseList } from '../../../src/islands/catalog/CourseList.tsx';
import type { Course } from '../../../src/rules/course/course.ts';
import { search, searchIndex } from '../../../src/rules/course/search/courses.ts';
import { french } from '../../../src/rules/text/typography.ts';
import type { TutorialTitle } from '../../../src/rules/tutorial/resources.ts';
import * as catalog from '../../../src/stores/course/catalog.ts';
import '../../../src/styles/course/course-card.css';
import '../../../src/styles/tokens.css';

const LABEL = "Vous cherchez quelle formation aujourd'hui ?";

const TUTORIALS: readonly TutorialTitle[] = [
  { name: 'Python', slug: 'python', description: 'Calculer, ranger', icon: 'python' },
  { name: 'HTML', slug: 'html', description: 'Structurer une page', icon: 'html' },
];

const box = page.getByRole('combobox', { name: LABEL });
const list = page.getByRole('listbox');
const rows = page.getByRole('option');

let courses: readonly Course[];

beforeAll(async () => {
  courses = (await fetchCourses()).data;
});

afterEach(() => {
  catalog.$highlighted.set(undefined);
  catalog.$window.set({ start: 0, end: 24 });
});

describe('typing', () => {
  test('shows the courses of the service that match, and says how many', async () => {
    await render(<CatalogSearch categories={[]} tutorials={[]} />);
    await expect.element(box).toHaveAttribute('placeholder', LABEL);
    await box.fill('  PYTHON ');
    const names = namesFor('python');
    expect(names.length).toBeGreaterThan(1);
    await vi.waitFor(() => expect(shownNames()).toEqual(names));
    await expect.element(page.getByRole('status')).toHaveTextContent(`${names.length} formations`);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    expect(box.element().getAttribute('aria-controls')).toBe(list.element().id);
  });

  test('shows twelve rows of a long list, and counts them all', async () => {
    await render(<CatalogSearch categories={[]} tutorials={[]} />);
    await box.fill('e');
    const { length } = namesFor('e');
    expect(length).toBeGreaterThan(12);
    await expect.element(page.getByRole('status')).toHaveTextContent(`${length} formations`);
    expect(rows.elements()).toHaveLength(12);
    await expect.element(page.getByText(new RegExp(`^${length - 12} de plus`))).toBeVisible();
  });

  test('shows the tutorials after the courses, and counts both', async () => {
    await searchFor('python', TUTORIALS);
    const names = [...namesFor('python'), 'Python'];
    expect(shownNames()).toEqual(names);
    await expect.element(rows.last()).toMatchTextContent(/Tutoriel gratuit$/);
    const { length } = namesFor('python');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(`${length} formations, 1 tutoriel`);
  });

  test('says « Aucun resultat » for a keyword that nothing matches', async () => {
    await render(<CatalogSearch categories={[]} tutorials={[]} />);
    await box.fill('zzzz <b>');
    await expect.element(page.getByText('Aucun resultat')).toBeVisible();
    const link = page.getByRole('link', { name: 'nos ressources gratuites' });
    await expect.element(link).toHaveAttribute('href', '/ressources');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each(['', '   '])('shows nothing for « %s »', async (keyword) => {
    await render(<CatalogSearch categories={[]} tutorials={[]} />);
    await box.fill('python');
    await expect.element(list).toBeVisible();
    await box.fill(keyword);
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(page.getByText('Aucun resultat')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the keyboard', () => {
  test('walks the list with the arrows, and around its ends', async () => {
    await searchFor('python');
    expect(activeRow()).toBeNull();
    const last = namesFor('python').length - 1;
    for (const { key, row } of [
      { key: '{ArrowDown}', row: 0 },
      { key: '{ArrowDown}', row: 1 },
      { key: '{ArrowUp}', row: 0 },
      { key: '{ArrowUp}', row: last },
      { key: '{ArrowDown}', row: 0 },
    ]) {
      await userEvent.keyboard(key);
      await vi.waitFor(() => expect(activeRow()).toBe(rows.elements()[row]));
      expect(selectedRows()).toEqual([activeRow()]);
    }
    await expect.element(box).toHaveFocus();
  });

  test.each([
    { keys: '{Enter}', row: 0 },
    { keys: '{ArrowDown}{ArrowDown}{Enter}', row: 1 },
  ])('$keys chooses row $row and closes the list', async ({ keys, row }) => {
    await searchFor('python');
    await userEvent.keyboard(keys);
    const chosen = search(searchIndex(courses), 'python')[row];
    await vi.waitFor(() => expect(catalog.$highlighted.get()?.id).toBe(chosen?.id));
    await expect.element(list).not.toBeInTheDocument();
  });

  test('Escape closes the list and keeps the words, then clears them', async () => {
    await searchFor('python');
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).toHaveValue('python');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
  });

  test('an arrow opens a closed list again; another letter lets go of its row', async () => {
    await searchFor('pyth');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect.element(list).toBeVisible();
    expect(activeRow()).toBe(rows.elements()[0]);
    await userEvent.keyboard('o');
    await vi.waitFor(() => expect(activeRow()).toBeNull());
  });

  test('no key does anything where there is no row', async () => {
    await render(<CatalogSearch categories={[]} tutorials={[]} />);
    await box.fill('zzzz');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect.element(page.getByText('Aucun resultat')).toBeVisible();
    expect(catalog.$highlighted.get()).toBeUndefined();
  });

  test('leaving the box closes the list, coming back opens it', async () => {
    await searchFor('python');
    await userEvent.tab();
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect.element(list).toBeVisible();
  });
});

test('a click on a result: focuses its card, which has its name and a ring, and highlights it, as often as it is clicked', async () => {
  await render(<CourseList initialCourses={courses} categories={[]} />);
  const name = courses.at(-1)?.name ?? '';
  const card = page.getByRole('article', { name: french(name), exact: true });
  await searchFor(name);
  for (let time = 1; time <= 2; time++) {
    await box.click();
    await rows.first().click();
    await expect.element(card).toHaveFocus();
    await expect.element(card).toHaveClass('is-highlighted');
    expect(getComputedStyle(card.element()).outlineStyle).toBe('solid');
  }
});

async function searchFor(keyword: string, tutorials: readonly TutorialTitle[] = []): Promise<void> {
  await render(<CatalogSearch categories={[]} tutorials={tutorials} />);
  await box.click();
  await box.fill(keyword);
  await expect.element(list).toBeVisible();
}

function namesFor(keyword: string): string[] {
  return search(searchIndex(courses), keyword).map(({ name }) => french(name));
}

function shownNames(): (string | undefined)[] {
  return rows.elements().map((row) => row.querySelector('.result-name')?.textContent);
}

function activeRow(): Element | null {
  return document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '');
}

function selectedRows(): Element[] {
  return rows.elements().filter((row) => row.getAttribute('aria-selected') === 'true');
}
