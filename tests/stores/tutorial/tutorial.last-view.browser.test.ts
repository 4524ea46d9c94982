import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { stepPercent } from '../../../src/rules/tutorial/steps.ts';
import { openTutorial } from '../../../src/stores/tutorial/tutorial.ts';
import { blockStorage, POISONS } from '../../browser/page.ts';
import { click, openPage, shownSteps } from '../../browser/tutorial/tutorial-page.ts';

const CONSENT = 'rgpd_consent';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await cookieStore.delete(CONSENT);
});

describe('« LastRessourcesViews: language name, progress, tab to reopen »', () => {
  test.each([
    { consent: undefined, area: 'sessionStorage', other: 'localStorage' },
    { consent: 'false', area: 'sessionStorage', other: 'localStorage' },
    { consent: 'true', area: 'localStorage', other: 'sessionStorage' },
  ] as const)('consent $consent: kept in $area alone', async ({ consent, area, other }) => {
    if (consent) await cookieStore.set(CONSENT, consent);
    open('?tabs=first');
    expect(stored(area)).toEqual({ lastRessourcesViews: 'Python', progress: 25, tabs: 'first' });
    click('[data-step-link=final]');
    expect(stored(area)).toEqual({ lastRessourcesViews: 'Python', progress: 100, tabs: 'final' });
    expect(window[other]).toHaveLength(0);
  });

  test.each(STEPS)('$key is written with its percent', ({ key }) => {
    open(`?tabs=${key}`);
    expect(stored()).toMatchObject({ progress: stepPercent(key), tabs: key });
  });

  // S-025 to S-032, in the order of the matrix.
  test.each(POISONS.map((one, index) => ({ ...one, id: `S-0${25 + index}` })))(
    '$id $poison: opens, and the next good write repairs it',
    ({ text }) => {
      sessionStorage.setItem(KEYS.lastView, text);
      open('?tabs=bases');
      expect(stored()).toEqual({ lastRessourcesViews: 'Python', progress: 38, tabs: 'bases' });
    },
  );

  test('B-072 the storage is blocked: the page works', () => {
    blockStorage('sessionStorage');
    open();
    click('[data-move="1"]');
    expect(shownSteps()).toEqual(['first']);
  });
});

function open(given = ''): void {
  openPage(given);
  openTutorial();
}

function stored(area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): unknown {
  return JSON.parse(window[area].getItem(KEYS.lastView) ?? 'null');
}
