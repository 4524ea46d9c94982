import { expect, test } from 'vitest';
import { $savesData, detectSavesData } from '../../../src/stores/site/device.ts';
import { setSavesData } from '../../browser/page.ts';

test('nobody saves data until the page has looked', () => {
  setSavesData(true);
  expect($savesData.get()).toBe(false);
});

test.each([true, false])('the visitor’s choice, %s, is told', (isOn) => {
  setSavesData(isOn);
  detectSavesData();
  expect($savesData.get()).toBe(isOn);
});
