import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { openTutorial } from '../../../src/stores/tutorial/tutorial.ts';
import { find, POISONS, silence } from '../../browser/page.ts';
import { address, click, openPage, shownSteps } from '../../browser/tutorial/tutorial-page.ts';

beforeEach(silence);

describe('opens the step of the address', () => {
  test.each([
    { given: '', step: 'intro' },
    { given: '?tabs=exos#bases-pliee', step: 'bases' },
  ])('$given opens $step', ({ given, step }) => {
    open(given);
    expect(shownSteps()).toEqual([step]);
    expect(document.activeElement).toBe(document.body);
    click(`[data-step-link=final]`);
    expect(shownSteps()).toEqual(['final']);
  });

  test('another page is left alone', () => {
    openPage();
    document.body.innerHTML = '<main></main>';
    openTutorial();
    expect(sessionStorage).toHaveLength(0);
    expect(document.documentElement.dataset.step).toBeUndefined();
  });
});

describe('moves from step to step', () => {
  test('by the menu: title, focus, then the address', async () => {
    open('?tabs=intro');
    expect(click('[data-step-link=utils]')).toBe(true);
    expect(shownSteps()).toEqual(['utils']);
    expect(document.title).toBe('Python : Outils & Structures · Jàngal');
    expect(document.activeElement).toBe(find('#utils .step-title'));
    await vi.waitFor(() => expect(address()).toBe('?tabs=utils'));
  });

  test('by Suivant and Retour, and no further than the ends', async () => {
    open();
    click('[data-move="-1"]');
    expect(shownSteps()).toEqual(['intro']);
    for (const { key } of STEPS.slice(1)) {
      click('[data-move="1"]');
      expect(shownSteps()).toEqual([key]);
      await vi.waitFor(() => expect(address()).toBe(`?tabs=${key}`));
    }
    click('[data-move="1"]');
    expect(shownSteps()).toEqual(['final']);
    click('[data-move="-1"]');
    expect(shownSteps()).toEqual(['project']);
  });

  test('faster than the screen: a step that nobody saw is no place to come back to', async () => {
    open('?tabs=intro');
    const { length } = history;
    click('[data-step-link=bases]');
    click('[data-move="1"]');
    await vi.waitFor(() => expect(address()).toBe('?tabs=utils'));
    expect(history).toHaveLength(length + 1);
    history.back();
    await vi.waitFor(() => expect(shownSteps()).toEqual(['intro']));
  });

  test('back and forward, one step each; the same step twice is one', async () => {
    open('?tabs=intro');
    click('[data-step-link=bases]');
    expect(address()).toBe('?tabs=bases');
    // Seen: a frame has shown it.
    await vi.waitFor(() => expect(document.documentElement).not.toHaveClass('is-opening'));
    click('[data-step-link=bases]');
    await vi.waitFor(() => expect(document.documentElement).not.toHaveClass('is-opening'));
    click('[data-move="1"]');
    await vi.waitFor(() => expect(address()).toBe('?tabs=utils'));
    history.back();
    await vi.waitFor(() => expect(shownSteps()).toEqual(['bases']));
    history.back();
    await vi.waitFor(() => expect(shownSteps()).toEqual(['intro']));
    expect(document.title).toBe('Python : Introduction · Jàngal');
    history.forward();
    await vi.waitFor(() => expect(shownSteps()).toEqual(['bases']));
    click('[data-move="1"]');
    expect(shownSteps()).toEqual(['utils']);
  });

  test('a link to a heading of another step opens it; the next anchor stays there', async () => {
    open('?tabs=exos');
    window.location.hash = 'corrections-pliee';
    await vi.waitFor(() => expect(shownSteps()).toEqual(['corrections']));
    expect(find('#corrections details').hasAttribute('open')).toBe(true);
    expect(address()).toBe('?tabs=corrections#corrections-pliee');
    window.location.hash = 'contenu';
    await vi.waitFor(() => expect(address()).toBe('?tabs=corrections#contenu'));
    click('[data-move="1"]');
    expect(shownSteps()).toEqual(['project']);
  });

  test('an address of a heading alone: the way to the top stays in its step', async () => {
    open('#bases-notion');
    window.location.hash = 'contenu';
    await vi.waitFor(() => expect(address()).toBe('?tabs=bases#contenu'));
    expect(shownSteps()).toEqual(['bases']);
  });
});

describe('the steps read to their end', () => {
  test('lose their badge, are kept, and the bar leaves', async () => {
    open('?tabs=bases');
    expect(newSteps()).toHaveLength(8);
    find('#bases .step-foot').scrollIntoView();
    await vi.waitFor(() => expect(newSteps()).not.toContain('bases'));
    expect(find('.bottom-bar')).toHaveClass('is-away');
    expect(readSteps()).toEqual({ python: ['bases'] });
    click('[data-move="1"]');
    await vi.waitFor(() => expect(find('.bottom-bar')).not.toHaveClass('is-away'));
    find('#utils .step-foot').scrollIntoView();
    await vi.waitFor(() => expect(readSteps()).toEqual({ python: ['bases', 'utils'] }));
  });

  test('are known when the reader comes back; other tutorials keep theirs', async () => {
    sessionStorage.setItem(KEYS.readSteps, '{"python":["intro","bases"],"sql":["final"]}');
    open('?tabs=utils');
    expect(newSteps()).toHaveLength(6);
    find('#utils .step-foot').scrollIntoView();
    const python = ['intro', 'bases', 'utils'];
    await vi.waitFor(() => expect(readSteps()).toEqual({ python, sql: ['final'] }));
  });

  test.each([
    ...POISONS.map(({ text }) => text),
    ...[
      '{"python":"intro"}',
      '{"python":["Intro",3,null]}',
      '{"python":{"0":"intro"}}',
      '"python"',
    ],
  ])('a poisoned record counts for none, and is repaired', async (text) => {
    sessionStorage.setItem(KEYS.readSteps, text);
    open('?tabs=intro');
    expect(newSteps()).toHaveLength(8);
    find('#intro .step-foot').scrollIntoView();
    await vi.waitFor(() => expect(readSteps()).toMatchObject({ python: ['intro'] }));
    expect({}).not.toHaveProperty('category');
  });
});

function open(given = ''): void {
  openPage(given);
  openTutorial();
}

function readSteps(): unknown {
  return JSON.parse(sessionStorage.getItem(KEYS.readSteps) ?? 'null');
}

function newSteps(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('.step-link.is-new')];
  return shown.map(({ dataset }) => dataset.stepLink ?? '');
}
