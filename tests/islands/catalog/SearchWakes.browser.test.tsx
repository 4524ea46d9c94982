import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchCourses } from '../../../src/api/courses.ts';
import { CatalogSearch } from '../../../src/islands/catalog/CatalogSearch.tsx';
import type { Course } from '../../../src/rules/course/course.ts';
import { search, searchIndex } from '../../../src/rules/course/search/courses.ts';
import { french } from '../../../src/rules/text/typography.ts';

const ADDRESS = window.location.href;

const box = page.getByRole('combobox');
const rows = page.getByRole('option');

let courses: readonly Course[];

beforeAll(async () => {
  courses = (await fetchCourses()).data;
});

afterEach(() => {
  history.replaceState(null, '', ADDRESS);
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
    await render(<CatalogSearch categories={[]} tutorials={[]} />);
    await expect.element(box).toHaveValue('python');
    await vi.waitFor(() => expect(shownNames()).toEqual(namesFor('python')));
  });
});

function namesFor(keyword: string): string[] {
  return search(searchIndex(courses), keyword).map(({ name }) => french(name));
}

function shownNames(): (string | undefined)[] {
  return rows.elements().map((row) => row.querySelector('.result-name')?.textContent);
}

/** The HTML that the build wrote, and the island that wakes up later. */
function served() {
  const container = document.createElement('div');
  const complaints = vi.fn();
  container.innerHTML = renderToString(<CatalogSearch categories={[]} tutorials={[]} />);
  document.body.append(container);
  const hydrate = () => {
    const root = hydrateRoot(container, <CatalogSearch categories={[]} tutorials={[]} />, {
      onRecoverableError: complaints,
    });
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => container.remove());
  return { container, hydrate, complaints };
}
