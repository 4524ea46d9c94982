import type { Page, Request, Response } from '@playwright/test';

/** The requests of a page. */
export interface Requests {
  /** The requests that have no answer yet. */
  readonly open: ReadonlySet<Request>;
  /** Lines as the console writes them: on a busy machine the console may be late, or never write them. */
  readonly failures: readonly string[];
}

/** The page itself cancelled the request: this is not a failure. */
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
