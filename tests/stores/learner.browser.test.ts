import { afterEach, expect, test, vi } from 'vitest';
import { probe } from '../../src/api/auth.ts';
import { $isLoggedIn, watchSession } from '../../src/stores/learner.ts';
import { logOut } from '../../src/stores/session.ts';
import { wakeUp } from './session.ts';

vi.mock(import('../../src/api/auth.ts'), {
  spy: true,
});
vi.mock(import('../../src/browser/visit.ts'), () => ({
  isInnerVisit: () => true,
  reloadPage: () => undefined,
}));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.className = '';
});

test('« boolean isLoggedIn » follows the session while it is watched', async () => {
  vi.mocked(probe).mockResolvedValue(true);
  expect($isLoggedIn.get()).toBe(false);
  wakeUp({ isLoggedIn: true, askedAt: Date.now() });
  expect($isLoggedIn.get()).toBe(false);
  const stop = watchSession();
  expect($isLoggedIn.get()).toBe(true);
  await logOut();
  expect($isLoggedIn.get()).toBe(false);
  stop();
  wakeUp({ isLoggedIn: true, askedAt: Date.now() });
  expect($isLoggedIn.get()).toBe(false);
});
