import { expect, test } from 'vitest';
import { lastView } from '../../../src/rules/tutorial/last-view.ts';

test('« lastRessourcesViews = language name, progress = number 0 to 100, tabs = tab to reopen »', () => {
  expect(lastView('C++', 63, 'corrections')).toEqual({
    lastRessourcesViews: 'C++',
    progress: 63,
    tabs: 'corrections',
  });
});
