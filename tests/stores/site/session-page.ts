import { beforeEach, onTestFinished, vi } from 'vitest';
import { logout, probe } from '../../../src/api/auth.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { isInnerVisit, reloadPage } from '../../../src/browser/platform/visit.ts';
import notices from '../../../src/components/shell/Notices.astro?raw';
import { openSession } from '../../../src/stores/site/session.ts';
import { openHeader } from '../../browser/page/account-menu.ts';
import { find, forgetListeners, markupOf, silence, stopClock } from '../../browser/page.ts';

/** Each test of a file has a clock that stands still, an inner visit of nobody, and reloads no page. */
export function openSessions(): void {
  beforeEach(() => {
    stopClock();
    silence();
    vi.mocked(probe).mockReset().mockResolvedValue(false);
    vi.mocked(logout).mockReset().mockResolvedValue(true);
    vi.mocked(reloadPage).mockReset().mockReturnValue();
    vi.mocked(isInnerVisit).mockReset().mockReturnValue(true);
  });
}

/** A page whose header wakes up, idle at once; its listeners leave with the test. */
export function wakeUp(record?: unknown): void {
  if (record !== undefined) store(record);
  openHeader();
  document.body.insertAdjacentHTML('beforeend', markupOf(notices));
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
    callback({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
  forgetListeners();
  // The page leaves while it still listens.
  onTestFinished(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
  openSession();
}

export function store(record: unknown): void {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  sessionStorage.setItem(KEYS.session, text);
}

export function stored(): unknown {
  return JSON.parse(sessionStorage.getItem(KEYS.session) ?? 'null');
}

/** Whose labels the page shows. */
export function isMarked(): boolean {
  return document.documentElement.classList.contains('is-logged-in');
}

/** The notice on the page: its words and its place. */
export function notice(): { text: string; role: string | null } | undefined {
  const toast = document.querySelector('.toast');
  return toast
    ? {
        text: toast.textContent.trim(),
        role: toast.parentElement?.getAttribute('role') ?? null,
      }
    : undefined;
}

export async function openMenu(): Promise<void> {
  const menu = find<HTMLDetailsElement>('details');
  menu.closest('nav')?.showPopover();
  const toggled = new Promise((resolve) =>
    menu.addEventListener('toggle', resolve, { once: true }),
  );
  menu.open = true;
  await toggled;
}

export function run(ms: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms);
}

/** What is said between tabs until the word `end`, heard after everybody else. */
export function heardUntil(end: unknown): Promise<unknown[]> {
  const tab = new BroadcastChannel('logout');
  const heard: unknown[] = [];
  return new Promise((resolve) => {
    tab.onmessage = ({ data }) => {
      heard.push(data);
      if (data !== end) return;
      tab.close();
      resolve(heard);
    };
  });
}
