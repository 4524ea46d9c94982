import { beforeEach, describe, expect, test } from 'vitest';
import { logout } from '../../../src/api/auth.ts';
import { reloadPage } from '../../../src/browser/platform/visit.ts';
import { find, setVisible } from '../../browser/page.ts';
import { heardUntil, isMarked, run, stored, wakeUp } from './session-page.ts';

/** What a tab does when another one has logged out; the calls are spied on by the test's own file. */
export function describeOtherTabs(): void {
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
}
