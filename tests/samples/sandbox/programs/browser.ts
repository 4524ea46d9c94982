import assert from 'node:assert/strict';
import nodeTest from 'node:test';
import { ask, page } from './remote-page.ts';

export { contrast, luminances } from './contrast.ts';

/** A test on the page, opened anew for it; what the page's console complains of is a failure. */
export function test(name: string, body: (given: { page: unknown }) => unknown): void {
  nodeTest(name, async () => {
    ask([{ name: 'open' }]);
    await body({ page });
    assert.deepEqual(ask([{ name: 'errors' }]), []);
  });
}

/** What html-validate says of a page, or what Chromium does not know in a style sheet: lines. */
export async function validate(): Promise<unknown> {
  return ask([{ name: 'validate' }]);
}

/** What axe finds on the page as it is now: lines. */
export async function axe(): Promise<unknown> {
  return ask([{ name: 'axe' }]);
}
