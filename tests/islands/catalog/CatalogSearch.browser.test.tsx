import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchCourses } from '../../../src/api/courses.ts';
import { CatalogSearch } from '../../../src/islands/catalog/CatalogSearch.tsx';
import { CourseList } from '../../../src/islands/catalog/CourseList.tsx';
import type { Course } from '../../../src/rules/course/course.ts';
import { search, searchIndex } from '../../../src/rules/text/search.ts';
import { french } from '../../../src/rules/text/typography.ts';
import * as catalog from '../../../src/stores/course/catalog.ts';

const LABEL = "Vous cherchez quelle formation aujourd'hui ?";
const ADDRESS = window.location.href;

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
  history.replaceState(null, '', ADDRESS);
});

describe('typing', () => {
  test('shows the courses of the service that match, and says how many', async () => {
    await render(<CatalogSearch categories={[]} />);
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
    await render(<CatalogSearch categories={[]} />);
    await box.fill('e');
    const { length } = namesFor('e');
    expect(length).toBeGreaterThan(12);
    await expect.element(page.getByRole('status')).toHaveTextContent(`${length} formations`);
    expect(rows.elements()).toHaveLength(12);
  });

  test('counts one match in the singular', async () => {
    await render(<CatalogSearch categories={[]} />);
    const alone = courses.find(({ name }) => namesFor(name).length === 1);
    await box.fill(alone?.name ?? '');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 formation');
  });

  test('says « Aucun resultat » for a keyword that nothing matches', async () => {
    await render(<CatalogSearch categories={[]} />);
    await box.fill('zzzz <b>');
    await expect.element(page.getByText('Aucun resultat')).toBeVisible();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each(['', '   '])('shows nothing for « %s »', async (keyword) => {
    await render(<CatalogSearch categories={[]} />);
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
    await render(<CatalogSearch categories={[]} />);
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

describe('a click on a result', () => {
  test('focuses its card and highlights it, as often as it is clicked', async () => {
    await render(<CourseList initialCourses={courses} categories={[]} />);
    const name = courses.at(-1)?.name ?? '';
    const card = page.getByRole('article').filter({ hasText: french(name) });
    await searchFor(name);
    for (let time = 1; time <= 2; time++) {
      await box.click();
      await rows.click();
      await expect.element(card).toHaveFocus();
      await expect.element(card).toHaveClass('is-highlighted');
      await expect.element(page.getByText(/^Formation trouvée/)).toBeInTheDocument();
    }
  });
});

describe('before the island wakes up', () => {
  test('the words already typed are kept and searched', async () => {
    const { container, hydrate, complaints } = served();
    await userEvent.type(container.querySelector('input') ?? container, 'python');
    hydrate();
    await vi.waitFor(() => expect(shownNames()).toEqual(namesFor('python')));
    await expect.element(box).toHaveValue('python');
    await userEvent.keyboard(' et');
    await vi.waitFor(() => expect(shownNames()).toEqual(namesFor('python et')));
    expect(complaints).not.toHaveBeenCalled();
  });

  test('the keyword of the address is searched, unless something was typed', async () => {
    history.replaceState(null, '', `${window.location.pathname}?recherche=python`);
    await render(<CatalogSearch categories={[]} />);
    await expect.element(box).toHaveValue('python');
    await vi.waitFor(() => expect(shownNames()).toEqual(namesFor('python')));
  });
});

async function searchFor(keyword: string): Promise<void> {
  await render(<CatalogSearch categories={[]} />);
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

/** The HTML that the build wrote, and the island that wakes up later. */
function served() {
  const container = document.createElement('div');
  const complaints = vi.fn();
  container.innerHTML = renderToString(<CatalogSearch categories={[]} />);
  document.body.append(container);
  const hydrate = () => {
    const root = hydrateRoot(container, <CatalogSearch categories={[]} />, {
      onRecoverableError: complaints,
    });
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => container.remove());
  return { container, hydrate, complaints };
}
