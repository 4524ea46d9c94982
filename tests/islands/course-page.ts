import type { WritableAtom } from 'nanostores';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { CACHE_MS, EMPTY_VERDICT_MS } from '../../src/rules/poll.ts';
import { courses } from '../../src/stores/course/catalog.ts';
import { $details } from '../../src/stores/course/details.ts';
import { $savedCourse, $savedState, $wanted } from '../../src/stores/course/opened.ts';
import { cancelOrder, reopenOrders } from '../../src/stores/course/order.ts';
import { subscriptions } from '../../src/stores/course/subscriptions.ts';
import { REFUSALS, UNREADABLE } from '../api/faults.cases.ts';
import { stopClocks } from '../browser/page.ts';
import { visit } from '../stores/poisoned-records.ts';

const ADDRESS = window.location.search;
const NOTHING = { status: 'loading', data: undefined } as const;

/** A course in the words of the service; a test names what it is about. */
export function wireCourse(id: string, fields: object = {}) {
  return {
    id,
    nom: `Cours ${id}`,
    categorie: 'Design',
    langue: 'wolof',
    ShortDescription: 'Un cours court.',
    pricing: '5000',
    ...fields,
  };
}

/**
 * A network that fails, a service that refuses, an answer that says nothing: a page sees no more of a fault. What
 * becomes of each of them stands in tests/api.
 */
export const FAILURES = [...REFUSALS, ...UNREADABLE].filter(({ fault }) =>
  ['offline', 's500', 'nullroot'].includes(fault),
);

const inFlight = new Set<AbortController>();

/** The tests of a file open one page after the other; its clock stands still. */
export function openCoursePages(): void {
  stopClocks();
  beforeAll(openBrowser);
  afterEach(closePage);
}

/** What the page asks can be cut. */
function openBrowser(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const call = new AbortController();
    inFlight.add(call);
    return fetch(input, { ...init, signal: call.signal }).finally(() => inFlight.delete(call));
  };
}

/** The page closes, its calls are cut, its storage is emptied: the next test opens one that knows nothing. */
export async function closePage(): Promise<void> {
  await cleanup();
  // A call that was cut fails in the first round, is forgotten in the second; the long texts, which no
  // island has to listen to, are tried again in some more.
  for (let round = 0; round < 2 || (round < 5 && isAskingDetails()); round++) {
    for (const call of inFlight) call.abort();
    await until(() => expect(inFlight.size).toBe(0));
    await settle();
    vi.advanceTimersByTime(CACHE_MS + 1);
  }
  vi.restoreAllMocks();
  for (const { $state } of [courses, subscriptions]) ($state as WritableAtom).set(NOTHING);
  $details.set(NOTHING);
  $wanted.set(undefined);
  $savedCourse.set(undefined);
  $savedState.set(undefined);
  cancelOrder();
  reopenOrders();
  sessionStorage.clear();
  visit(ADDRESS);
}

function isAskingDetails(): boolean {
  return $wanted.get() !== undefined && $details.get().status === 'loading';
}

/**
 * React has rendered what it was told, and its effects have run; no clock has moved. It runs effects in tasks
 * of messages, which a busy machine may leave for after the frame.
 */
export async function settle(): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

/**
 * Moves the page's clock by whole waits until a screen says that there is nothing. React starts to wait when
 * a busy machine lets it; the test of `useWait` says after how long, to the millisecond.
 */
export async function untilVerdict(assertion: () => void): Promise<void> {
  await until(() => {
    vi.advanceTimersByTime(EMPTY_VERDICT_MS);
    assertion();
  });
}

/** Waits as long as it takes, on the real clock: `expect.element` and `vi.waitFor` move the page's. */
export async function until(assertion: () => unknown): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await settle();
  }
}

/** Follows no link: the page of the tests must stay. Gives the way to stop. */
export function stayHere(): () => void {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}

/** The panels that stand in place of what a section holds. */
export function locked(): Element[] {
  return [...document.querySelectorAll('.locked')];
}
