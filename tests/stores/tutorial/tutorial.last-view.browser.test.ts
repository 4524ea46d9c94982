import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { openTutorial } from '../../../src/stores/tutorial/tutorial.ts';
import { blockStorage, POISONS, silence } from '../../browser/page.ts';
import { click, openPage, shownSteps } from '../../browser/tutorial/tutorial-page.ts';

beforeEach(silence);

describe('« LastRessourcesViews: language name, progress, tab to reopen »', () => {
  test.each([
    { isAccepted: false, area: 'sessionStorage', other: 'localStorage' },
    { isAccepted: true, area: 'localStorage', other: 'sessionStorage' },
  ] as const)('consent $isAccepted: kept in $area alone', ({ isAccepted, area, other }) => {
    keepChoice(isAccepted);
    open('?tabs=first');
    click('[data-step-link=final]');
    expect(stored(area)).toEqual({ lastRessourcesViews: 'Python', progress: 100, tabs: 'final' });
    expect(places(area)).toEqual({ python: 'final' });
    expect(stored(other)).toBeNull();
  });

  test.each(['', '?tabs=first', '#bases-notion'])(
    'opening « %s » writes nothing (T17)',
    (given) => {
      open(given);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test('a step reached by a link to a heading, or by going back, is chosen too', async () => {
    open('?tabs=exos');
    window.location.hash = 'corrections-pliee';
    await vi.waitFor(() => expect(stored()).toMatchObject({ tabs: 'corrections' }));
    history.back();
    await vi.waitFor(() => expect(stored()).toMatchObject({ tabs: 'exos' }));
  });

  test('each tutorial keeps its own place', () => {
    sessionStorage.setItem(KEYS.places, '{"sql":"utils-joindre"}');
    open();
    click('[data-move="1"]');
    expect(places()).toEqual({ sql: 'utils-joindre', python: 'first' });
  });

  test.each(POISONS)('places that are $poison: repaired by the next one', ({ text }) => {
    sessionStorage.setItem(KEYS.places, text);
    open();
    click('[data-move="1"]');
    expect(places()).toMatchObject({ python: 'first' });
  });

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

function places(area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): unknown {
  return JSON.parse(window[area].getItem(KEYS.places) ?? 'null');
}
