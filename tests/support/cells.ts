import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { oneOf } from './content.ts';
import { expect, expectIslandsAwake } from './site.ts';

interface Cell {
  id: string;
  subject: string;
  fault: string;
}

const { cells } = JSON.parse(readFileSync('docs/faults.json', 'utf8')) as { cells: Cell[] };

/** The title of a cell of the matrix: « B-012 home noJs ». Throws when there is none (X8). */
export function cell(subject: string, fault: string): string {
  const { id } = oneOf(cells, (one) => one.subject === subject && one.fault === fault);
  return `${id} ${subject} ${fault}`;
}

/** The page says what it is about; the fixture sees to the rest: no error, no violation. */
export async function works(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expectIslandsAwake(page);
}
