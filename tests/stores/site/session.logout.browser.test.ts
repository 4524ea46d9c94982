import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logout, probe } from '../../../src/api/auth.ts';
import { reloadPage } from '../../../src/browser/platform/visit.ts';
import { find, setVisible } from '../../browser/page.ts';
import {
  heardUntil,
  isMarked,
  notice,
  openMenu,
  openSessions,
  run,
  stored,
  wakeUp,
} from './session-page.ts';

vi.mock(import('../../../src/api/auth.ts'), { spy: true });
vi.mock(import('../../../src/browser/platform/visit.ts'), { spy: true });

const HOUR_MS = 3_600_000;
const FAILURE = 'Une erreur est survenue lors de la déconnexion.';

openSessions();

describe('« Déconnexion »', () => {
  beforeEach(() => {
    wakeUp({ isLoggedIn: true, askedAt: Date.now() });
  });

  test('« green toast (auto-hide 1.5 s), page reload after 2 s »', async () => {
    find('.log-out').click();
    await run(0);
    expect(notice()).toEqual({ text: 'Déconnexion réussie', role: 'status' });
    expect(find('.toast').dataset.tone).toBe('success');
    expect(isMarked()).toBe(false);
    expect(stored()).toEqual({ isLoggedIn: false, askedAt: Date.now() });
    await run(1_499);
    expect(find('.toast')).not.toHaveClass('is-leaving');
    await run(1);
    expect(find('.toast')).toHaveClass('is-leaving');
    await run(499);
    expect(reloadPage).not.toHaveBeenCalled();
    await run(1);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('a failed logout alerts, without a reload; it may be tried again (S6)', async () => {
    vi.mocked(logout).mockResolvedValueOnce(false);
    await logOut();
    expect(notice()).toEqual({ text: FAILURE, role: 'alert' });
    expect(isMarked()).toBe(true);
    await run(4_000);
    expect(find('.toast')).toHaveClass('is-leaving');
    await run(HOUR_MS / 10);
    expect(reloadPage).not.toHaveBeenCalled();
    await logOut();
    expect(notice()).toMatchObject({ text: 'Déconnexion réussie' });
  });

  test('one in flight: a second click asks nothing', async () => {
    await Promise.all([logOut(), logOut()]);
    await run(HOUR_MS / 10);
    expect(logout).toHaveBeenCalledOnce();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('a probe that left before it does not log in again', async () => {
    let answer = (_: boolean) => {};
    vi.mocked(probe).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await openMenu();
    expect(probe).toHaveBeenCalledOnce();
    await logOut();
    answer(true);
    await run(0);
    expect(isMarked()).toBe(false);
    expect(stored()).toMatchObject({ isLoggedIn: false });
  });

  test('the other tabs are told, once', async () => {
    const heard = heardUntil('end');
    vi.mocked(logout).mockResolvedValueOnce(false);
    await logOut();
    await logOut();
    const tab = new BroadcastChannel('logout');
    tab.postMessage('end');
    expect(await heard).toEqual([true, 'end']);
    tab.close();
  });
});

describe('another tab has logged out', () => {
  beforeEach(() => {
    wakeUp({ isLoggedIn: true, askedAt: Date.now() });
  });

  test('this one follows, and loads the page again', async () => {
    await hear();
    expect(isMarked()).toBe(false);
    expect(stored()).toMatchObject({ isLoggedIn: false });
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(logout).not.toHaveBeenCalled();
  });

  test('what is being typed is not lost', async () => {
    find<HTMLInputElement>('input').value = 'Bonjour, je voudrais';
    await hear();
    expect(isMarked()).toBe(false);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('a hidden tab follows at once, and loads when it is seen', async () => {
    setVisible(false);
    await hear();
    expect(isMarked()).toBe(false);
    expect(reloadPage).not.toHaveBeenCalled();
    setVisible(true);
    await run(0);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  async function hear(): Promise<void> {
    const tab = new BroadcastChannel('logout');
    const heard = heardUntil(true);
    tab.postMessage(true);
    await heard;
    tab.close();
    await run(0);
  }
});

/** A click on « Déconnexion », and what follows at once. */
async function logOut(): Promise<void> {
  find('.log-out').click();
  await run(0);
}
