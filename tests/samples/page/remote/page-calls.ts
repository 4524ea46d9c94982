import type { Page } from '@playwright/test';

/** One word of `page.getByRole('button').click()`; without `args`, `keyboard` of `page.keyboard`. */
export interface Call {
  readonly name: string;
  readonly args?: readonly unknown[];
}

/** The methods that a test may call: none reads a file or opens another site. */
const OFFERED = new Set(
  `content emulateMedia evaluate goBack keyboard mouse reload setViewportSize title url
  getByAltText getByLabel getByPlaceholder getByRole getByText getByTitle locator
  all and count filter first last nth or
  allInnerTexts allTextContents ariaSnapshot boundingBox evaluateAll getAttribute innerHTML innerText
  inputValue isChecked isDisabled isEditable isEnabled isHidden isVisible textContent
  blur check clear click dblclick down dragTo fill focus hover insertText move press
  pressSequentially scrollIntoViewIfNeeded selectOption setChecked tap type uncheck up waitFor`.split(
    /\s+/,
  ),
);

/** Calls on the page, one after the other, the methods that a remote test asked for. */
export async function perform(page: Page, calls: readonly Call[]): Promise<unknown> {
  let subject: unknown = page;
  for (const { name, args } of calls) {
    if (!OFFERED.has(name)) throw new Error(`« ${name} » n’est pas offert aux tests d’une page`);
    const member = (subject as Record<string, unknown>)[name];
    const isCalled = args !== undefined && typeof member === 'function';
    subject = isCalled ? member.apply(subject, args.map(revived)) : member;
  }
  return subject;
}

/** The inverse of `sendable` in `sandbox/programs/remote-page.ts`. */
function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('regExp' in value && 'flags' in value) {
    return new RegExp(String(value.regExp), String(value.flags));
  }
  // It is never called in this process: Playwright sends its text to the page.
  if ('code' in value) return new Function('...given', `return (${value.code})(...given)`);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
}
