import assert from 'node:assert/strict';
import nodeTest from 'node:test';
import { ask, page } from './remote-page.ts';

/** A test on the page, which is opened anew for it. An error in the console of the page is a failure. */
export function test(name: string, body: (given: { page: unknown }) => unknown): void {
  nodeTest(name, async () => {
    ask([{ name: 'open' }]);
    await body({ page });
    assert.deepEqual(ask([{ name: 'errors' }]), []);
  });
}

/** Returns lines: what html-validate says of a page, or what Chromium does not know in a style sheet. */
export async function validate(): Promise<unknown> {
  return ask([{ name: 'validate' }]);
}

/** Returns lines: what axe finds on the page as it is now. */
export async function axe(): Promise<unknown> {
  return ask([{ name: 'axe' }]);
}
