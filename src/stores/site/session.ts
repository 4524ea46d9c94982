import { logout, probe } from '../../api/auth.ts';
import { installAccountMenu, markLoggedIn } from '../../browser/page/account.ts';
import { show } from '../../browser/page/notices.ts';
import * as activity from '../../browser/platform/activity.ts';
import { KEYS, readRecord, writeRecord } from '../../browser/platform/storage.ts';
import { onLoggedOutElsewhere, tellLoggedOut } from '../../browser/platform/tabs.ts';
import { hasTypedText } from '../../browser/platform/typing.ts';
import { isInnerVisit, reloadPage } from '../../browser/platform/visit.ts';
import {
  NO_ANSWER,
  probeDelay,
  type SessionAnswer,
  sessionAnswer,
} from '../../rules/site/session.ts';

const TOAST_MS = 1_500;
const RELOAD_MS = 2_000;
const ALERT_MS = 4_000;

let answer: SessionAnswer = NO_ANSWER;
let isAsking = false;
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Called when the header wakes up: shows the stored answer, then asks when it is due and the page is
 * idle (S3, S4).
 */
export function openSession(): void {
  recall();
  installAccountMenu({ opened: ask, leaving: forget, logOut });
  onLoggedOutElsewhere(follow);
  activity.onRestored(() => {
    recall();
    forget();
  });
  activity.whenIdle(() => {
    if (!isInnerVisit()) forget();
    activity.onActivity(poll);
    poll();
  });
}

/**
 * Logs out: on success a notice, then a reload, and the other tabs are told (S5); else an alert (S6).
 */
async function logOut(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const hasLeft = await logout();
  isLeaving = false;
  if (!hasLeft) {
    const text = 'Une erreur est survenue lors de la déconnexion.';
    return show({ text, tone: 'danger', durationMs: ALERT_MS });
  }
  know({ isLoggedIn: false, askedAt: Date.now() });
  tellLoggedOut();
  show({ text: 'Déconnexion réussie', tone: 'success', durationMs: TOAST_MS });
  setTimeout(reloadPage, RELOAD_MS);
}

/**
 * Another tab has logged out: this page forgets the account, and loads again unless something is being
 * typed (S5).
 */
async function follow(): Promise<void> {
  know({ isLoggedIn: false, askedAt: Date.now() });
  await activity.whenActive();
  if (!hasTypedText()) reloadPage();
}

/**
 * Asks now or sets a timer until it is due; never while hidden or offline, nor by itself under
 * Save-Data (S3).
 */
function poll(): void {
  clearTimeout(timer);
  if (activity.savesData() || !activity.isActive()) return;
  const wait = probeDelay(answer, Date.now());
  if (wait > 0) timer = setTimeout(poll, wait);
  else void ask();
}

/**
 * Sends one probe at a time, never retried (S1). An answer is dropped when the state was settled after
 * it left.
 */
async function ask(): Promise<void> {
  if (isAsking || !activity.isActive()) return;
  isAsking = true;
  const before = answer;
  const isLoggedIn = await probe();
  isAsking = false;
  if (answer === before) know({ isLoggedIn, askedAt: Date.now() });
  poll();
}

/** Makes the answer due: the next page, or the next look at this one, asks again. */
function forget(): void {
  know({ ...answer, askedAt: 0 });
}

/** Takes over the answer that an earlier page of this tab has stored (S4). */
function recall(): void {
  know(sessionAnswer(readRecord('sessionStorage', KEYS.session)));
}

function know(next: SessionAnswer): void {
  answer = next;
  writeRecord('sessionStorage', KEYS.session, answer);
  markLoggedIn(answer.isLoggedIn);
}
