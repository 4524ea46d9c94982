import type { Page, Request, Response } from '@playwright/test';

/** What a page has asked for. */
export interface Requests {
  /** Those still without an answer, at any moment. */
  readonly open: ReadonlySet<Request>;
  /** As the console tells them; it may do so late, on a busy machine, or once the page is closed. */
  readonly failures: readonly string[];
}

/** A request that the page gave up itself is no failure. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Follows the requests of a page from now on. */
export function watchRequests(page: Page): Requests {
  const open = new Set<Request>();
  const failures: string[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(refusal(response));
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) failures.push(`Failed to load resource: ${reason} ${request.url()}`);
  });
  return { open, failures };
}

function refusal(response: Response): string {
  const status = `${response.status()} (${response.statusText()})`;
  return `Failed to load resource: the server responded with a status of ${status} ${response.url()}`;
}
