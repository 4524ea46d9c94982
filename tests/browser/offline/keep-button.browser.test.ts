import { beforeEach, expect, test } from 'vitest';
import { keepControl } from '../../../src/browser/offline/keep-button.ts';
import { news, plantKeep, removeButton, startButton } from './keep-page.ts';

beforeEach(() => plantKeep('python'));
test('knows its tutorial, and what is asked', () => {
  expect(keepControl(startButton())).toMatchObject({ slug: 'python', wantsRemoval: false });
  expect(keepControl(document.body)).toBeUndefined();
});

test('while it downloads: busy, with its progress, said once', () => {
  const control = keepControl(startButton());
  control?.start();
  control?.progress(0.5);
  expect(keepControl(startButton())?.isBusy).toBe(true);
  const bar = document.querySelector('progress');
  expect(bar?.value).toBe(0.5);
  expect(bar).toHaveAccessibleName('Téléchargement du tutoriel');
  expect(news()).toBe('Téléchargement…');
});

test('kept: « Retirer » takes the button’s place, and its focus', () => {
  startButton().focus();
  const control = keepControl(startButton());
  control?.start();
  control?.end(true, 'C’est fait');
  expect(document.querySelector('progress')).toBeNull();
  expect(news()).toBe('C’est fait');
  expect(document.querySelector('.keep')).toHaveClass('is-kept');
  expect(document.activeElement).toBe(removeButton());
  expect(keepControl(removeButton() ?? document.body)?.wantsRemoval).toBe(true);
});

test('removed, or failed: the button is back, with the focus', () => {
  keepControl(startButton())?.end(true, '');
  removeButton()?.focus();
  keepControl(removeButton() ?? document.body)?.end(false, 'Retiré');
  expect(removeButton()).toBeNull();
  expect(document.querySelector('.keep')).not.toHaveClass('is-kept');
  expect(document.activeElement).toBe(startButton());
  expect(keepControl(startButton())?.isBusy).toBe(false);
});

test('a focus elsewhere stays there', () => {
  document.body.insertAdjacentHTML('beforeend', '<input>');
  document.querySelector('input')?.focus();
  keepControl(startButton())?.end(true, '');
  expect(document.activeElement).toBe(document.querySelector('input'));
});
