import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import {
  $places,
  $resume,
  dismissResume,
  readPlaces,
  readResume,
} from '../../../src/stores/tutorial/resume.ts';
import { blockStorage, POISONS, silence } from '../../browser/page.ts';

const RECORD = { lastRessourcesViews: 'C++', progress: 63, tabs: 'exos' };

let logged: unknown[][];

beforeEach(() => {
  logged = silence();
});

afterEach(() => {
  dismissResume();
});

describe('reads the stored record and offers to resume (R7)', () => {
  test.each([
    { consent: false, area: 'sessionStorage', isRead: true },
    { consent: false, area: 'localStorage', isRead: false },
    { consent: true, area: 'localStorage', isRead: true },
  ] as const)('consent $consent, kept in $area: $isRead', ({ consent, area, isRead }) => {
    keepChoice(consent);
    window[area].setItem(KEYS.lastView, JSON.stringify(RECORD));
    readResume();
    expect($resume.get()?.href).toBe(isRead ? '/ressources/cpp?tabs=exos' : undefined);
  });

  test('nothing is offered before it is read, nor without a record', () => {
    sessionStorage.setItem(KEYS.lastView, JSON.stringify(RECORD));
    expect($resume.get()).toBeUndefined();
    sessionStorage.clear();
    readResume();
    expect($resume.get()).toBeUndefined();
  });

  test('is hidden when dismissed; the record stays for the next visit (R11)', () => {
    sessionStorage.setItem(KEYS.lastView, JSON.stringify(RECORD));
    readResume();
    dismissResume();
    expect($resume.get()).toBeUndefined();
    expect(sessionStorage.getItem(KEYS.lastView)).toBe(JSON.stringify(RECORD));
  });
});

/** S-025 to S-032, in the order of the matrix. */
const ROWS = POISONS.map((one, index) => ({ ...one, id: `S-0${25 + index}` }));
/** An object whose fields are missing gets the defaults (R10). */
const WITH_DEFAULTS = ['missing fields', '__proto__'];

describe('a poisoned record', () => {
  test.each(ROWS)('$id $poison: ignored or completed, then repaired', ({ poison, ...one }) => {
    sessionStorage.setItem(KEYS.lastView, one.text);
    readResume();
    const isOffered = WITH_DEFAULTS.includes(poison);
    expect($resume.get()?.href).toBe(isOffered ? '/ressources/python?tabs=intro' : undefined);
    expect($resume.get()?.progress).toBe(isOffered ? 35 : undefined);
    expect(logged).toHaveLength('parsed' in one ? 0 : 1);
    sessionStorage.setItem(KEYS.lastView, JSON.stringify(RECORD));
    readResume();
    expect($resume.get()).toMatchObject({ name: 'C++', progress: 63 });
  });

  test('B-058 the storage is blocked: no banner', () => {
    blockStorage('sessionStorage');
    readResume();
    expect($resume.get()).toBeUndefined();
  });
});

describe('the places of tutorials', () => {
  afterEach(() => $places.set(undefined));

  test('the banner leads to the heading that is kept in its step (R8)', () => {
    sessionStorage.setItem(KEYS.lastView, JSON.stringify(RECORD));
    for (const [place, hash] of [
      ['exos-calculer', '#exos-calculer'],
      ['bases-calculer', ''],
      ['exos', ''],
    ]) {
      sessionStorage.setItem(KEYS.places, JSON.stringify({ cpp: place }));
      readResume();
      expect($resume.get()?.href).toBe(`/ressources/cpp?tabs=exos${hash}`);
    }
  });

  test('are read for the cards; a storage that is blocked has none (R4)', () => {
    sessionStorage.setItem(KEYS.places, '{"cpp":"exos"}');
    readPlaces();
    expect($places.get()).toEqual({ cpp: 'exos' });
    blockStorage('sessionStorage');
    readPlaces();
    expect($places.get()).toBeUndefined();
  });
});
