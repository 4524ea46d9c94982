import { find } from '../page.ts';
import '../../../src/styles/shell/header.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installAccountMenu, markLoggedIn } from '../../../src/browser/page/account.ts';
import { entries, openHeader } from './account-menu.ts';

const VISITOR = ['Connexion', 'Créer un compte'];
const LEARNER = ['Mon compte', 'Déconnexion', 'Créer un nouveau compte'];

const verbs = { opened: vi.fn(), leaving: vi.fn(), logOut: vi.fn(async () => undefined) };

beforeEach(() => {
  openHeader();
  find('nav').showPopover();
});

afterEach(() => {
  vi.clearAllMocks();
});

describe('the labels', () => {
  test('of a visitor until someone is logged in, then the learner’s', () => {
    find<HTMLDetailsElement>('details').open = true;
    expect(entries()).toEqual(VISITOR);
    markLoggedIn(true);
    expect(entries()).toEqual(LEARNER);
    markLoggedIn(false);
    expect(entries()).toEqual(VISITOR);
  });

  test('an entry that leaves with its state leaves the focus to its menu', () => {
    find<HTMLDetailsElement>('details').open = true;
    find('.leads-back').focus();
    markLoggedIn(true);
    expect(document.activeElement).toBe(find('summary'));
  });

  test('a focus that is elsewhere stays there', () => {
    find<HTMLDetailsElement>('details').open = true;
    for (const selector of ['summary', 'input']) {
      find(selector).focus();
      markLoggedIn(true);
      markLoggedIn(false);
      expect(document.activeElement).toBe(find(selector));
    }
  });
});

describe('the verbs', () => {
  beforeEach(() => {
    installAccountMenu(verbs);
  });

  test('opening the menu says so, closing it does not', async () => {
    const menu = find<HTMLDetailsElement>('details');
    menu.open = true;
    await vi.waitFor(() => expect(verbs.opened).toHaveBeenCalledOnce());
    const toggled = new Promise((resolve) => menu.addEventListener('toggle', resolve));
    menu.open = false;
    await toggled;
    expect(verbs.opened).toHaveBeenCalledOnce();
  });

  test.each(['click', 'auxclick', 'contextmenu'])(
    '« Connexion » carries the way back from its %s on, once',
    (gesture) => {
      const link = find<HTMLAnchorElement>('.leads-back');
      expect(link.href).toBe('https://auth.example/login');
      for (const _ of [1, 2])
        link.dispatchEvent(new MouseEvent(gesture, { bubbles: true, cancelable: true }));
      const { searchParams } = new URL(link.href);
      expect([...searchParams]).toEqual([['redirect', window.location.href]]);
      expect(verbs.leaving).toHaveBeenCalled();
    },
  );

  test('the three ways to a new account carry the way back too, the help’s among them (S7)', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.leads-back')) {
      link.click();
      expect(new URL(link.href).searchParams.get('redirect')).toBe(window.location.href);
    }
    expect(document.querySelectorAll('.leads-back')).toHaveLength(4);
  });

  test('the other links stay as they are', () => {
    const others = [...document.querySelectorAll<HTMLAnchorElement>('a:not(.leads-back)')];
    const before = others.map(({ href }) => href);
    for (const link of others) link.click();
    expect(others.map(({ href }) => href)).toEqual(before);
    expect(verbs.leaving).not.toHaveBeenCalled();
  });

  test('« Déconnexion » is busy until the answer, then the menu and its sheet close', async () => {
    let answer = () => {};
    verbs.logOut.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(undefined))));
    markLoggedIn(true);
    find<HTMLDetailsElement>('details').open = true;
    find('.log-out').focus();
    find('.log-out').click();
    expect(find('.log-out')).toHaveAttribute('aria-busy', 'true');
    expect(find('details')).toHaveAttribute('open');
    answer();
    await vi.waitFor(() => expect(find('details')).not.toHaveAttribute('open'));
    expect(find('.log-out')).not.toHaveAttribute('aria-busy');
    expect(find('nav').matches(':popover-open')).toBe(false);
  });

  test('on a wide screen, where there is no sheet, the focus goes to the menu’s title', async () => {
    find('nav').removeAttribute('popover');
    markLoggedIn(true);
    find<HTMLDetailsElement>('details').open = true;
    find('.log-out').focus();
    find('.log-out').click();
    await vi.waitFor(() => expect(find('details')).not.toHaveAttribute('open'));
    expect(document.activeElement).toBe(find('summary'));
  });

  test('who has gone elsewhere in the meantime is not called back', async () => {
    find('nav').removeAttribute('popover');
    find('.log-out').click();
    find('input').focus();
    await vi.waitFor(() => expect(find('.log-out')).not.toHaveAttribute('aria-busy'));
    expect(document.activeElement).toBe(find('input'));
  });
});
