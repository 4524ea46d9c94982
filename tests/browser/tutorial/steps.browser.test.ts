import { describe, expect, test, vi } from 'vitest';
import {
  onAddress,
  onStepFound,
  settleAddress,
  showAnchor,
  showStep,
  stepPage,
} from '../../../src/browser/tutorial/steps.ts';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { find } from '../page.ts';
import { address, openPage, shownSteps } from './tutorial-page.ts';

describe('stepPage', () => {
  test('says what the page teaches', () => {
    openPage();
    expect(stepPage()).toEqual({ slug: 'python', name: 'Python' });
  });

  test.each(['<main></main>', '<div class="tutorial" data-tutorial="python"></div>'])(
    'another page is none: %s',
    (html) => {
      openPage();
      document.body.innerHTML = html;
      expect(stepPage()).toBeUndefined();
    },
  );
});

describe('showStep', () => {
  test.each(STEPS)('$key: alone on the page, with its title and its place', ({ key, label }) => {
    openPage();
    showStep(key, false);
    expect(shownSteps()).toEqual([key]);
    expect(document.title).toBe(`Python : ${label} · Jàngal`);
    const current = [...document.querySelectorAll('[aria-current]')];
    expect(current).toEqual([find(`[data-step-link=${key}]`)]);
    expect(current[0]).toHaveAttribute('aria-current', 'step');
  });

  test('one after the other: the title keeps the name of the site', () => {
    openPage();
    showStep('bases', false);
    showStep('final', true);
    expect(shownSteps()).toEqual(['final']);
    expect(document.title).toBe('Python : Fin de module · Jàngal');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('with the focus: on its heading, at the top, the sheet closed', () => {
    openPage();
    find('#etapes').showPopover();
    window.scrollTo(0, 900);
    showStep('bases', true);
    expect(document.activeElement).toBe(find('#bases .step-title'));
    expect(window.scrollY).toBe(0);
    expect(find('#etapes').matches(':popover-open')).toBe(false);
  });

  test('without it: the reader stays where he was', () => {
    openPage();
    showStep('intro', false);
    window.scrollTo(0, 900);
    find('#elsewhere').focus({ preventScroll: true });
    showStep('bases', false);
    expect(document.activeElement).toBe(find('#elsewhere'));
    expect(window.scrollY).toBe(900);
  });
});

test('a closed step is searched by browsers that do, and says which one was found (T2)', () => {
  openPage();
  showStep('intro', false);
  expect(find('#intro')).not.toHaveAttribute('hidden');
  expect(find('#bases')).toHaveAttribute('hidden', 'until-found');
  expect(find('#bases').getBoundingClientRect().height).toBe(0);
  const found = vi.fn();
  onStepFound(found);
  find('#bases').dispatchEvent(new Event('beforematch', { bubbles: true }));
  find('#bases-notion').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(found.mock.calls).toEqual([['bases']]);
});

describe('the address', () => {
  test.each([
    { given: '#bases-notion', settled: '?tabs=bases#bases-notion' },
    { given: '?tabs=exos#corrections-1-table', settled: '?tabs=corrections#corrections-1-table' },
    { given: '?tabs=no#final', settled: '?tabs=final#final' },
    { given: '?tabs=exos#exos-notion', settled: '?tabs=exos#exos-notion' },
    { given: '?tabs=exos#contenu', settled: '?tabs=exos#contenu' },
    { given: '#intro-notion', settled: '#intro-notion' },
    { given: '?nom=a', settled: '?nom=a' },
  ])('`?tabs=` follows a heading of another step (T2): $given', ({ given, settled }) => {
    openPage(given);
    const { length } = history;
    expect(settleAddress()).toBe(false);
    expect(address()).toBe(settled);
    expect(history).toHaveLength(length);
  });

  test('says where the reader has been before: the browser brings him back to his place (T4)', () => {
    openPage('#bases-notion');
    expect(settleAddress()).toBe(false);
    expect(settleAddress()).toBe(true);
    showStep('utils', true);
    expect(address()).toBe('?tabs=utils');
    expect(settleAddress()).toBe(true);
  });

  test('is written before the page moves, for the browser keeps the place with it (T4)', () => {
    openPage('?tabs=intro');
    window.scrollTo(0, 900);
    let top = 0;
    const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
      top = window.scrollY;
    });
    showStep('bases', true);
    push.mockRestore();
    expect(top).toBe(900);
  });

  test('the heading that is left is asked no more (T4)', async () => {
    openPage('?tabs=bases#bases-notion');
    showStep('utils', true);
    history.back();
    await vi.waitFor(() => expect(address()).toBe('?tabs=bases'));
  });

  test('is listened to: back, and a link to a heading', async () => {
    openPage('?tabs=intro');
    const changed = vi.fn();
    onAddress(changed);
    window.location.hash = 'bases-notion';
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    changed.mockClear();
    history.back();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(address()).toBe('?tabs=intro');
  });
});

describe('a link to a heading opens what holds it (T2)', () => {
  test.each([
    { hash: '#intro-notion', unfolded: 0 },
    { hash: '#intro-pliee', unfolded: 1 },
    { hash: '#intro-indice', unfolded: 2 },
  ])('$hash comes into sight, $unfolded folds open', ({ hash, unfolded }) => {
    openPage(hash);
    showStep('intro', false);
    showAnchor(false);
    expect(document.querySelectorAll('.step details[open]')).toHaveLength(unfolded);
    expect(find(hash).checkVisibility()).toBe(true);
    const { top } = find(hash).getBoundingClientRect();
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(window.innerHeight);
    expect(window.scrollY).toBeGreaterThan(1_000);
  });

  test('where the browser knows a better place, it is unfolded and no more (T4)', () => {
    openPage('#intro-pliee');
    showStep('intro', false);
    showAnchor(true, true);
    expect(document.querySelectorAll('.step details[open]')).toHaveLength(1);
    expect(window.scrollY).toBe(0);
    expect(document.activeElement).toBe(document.body);
  });

  test('the focus moves there only when the reader asked for it (T21)', () => {
    openPage('#intro-notion');
    showAnchor(false);
    expect(document.activeElement).toBe(document.body);
    showAnchor(true);
    expect(document.activeElement).toBe(find('#intro-notion'));
  });

  test.each(['', '#', '#intro', '#gone', '#%E0%A4%A', '#%', '#__proto__'])(
    '« %s » moves nothing and breaks nothing',
    (hash) => {
      openPage(hash);
      showStep('intro', false);
      showAnchor(true);
      expect(window.scrollY).toBe(0);
      expect(document.querySelectorAll('.step details[open]')).toHaveLength(0);
    },
  );
});
