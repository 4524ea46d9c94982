import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as form from '../../../src/browser/page/feedback.ts';
import { lackDialogs } from '../../support/lack-dialogs.ts';
import { find, stopClock } from '../page.ts';
import { isOpen, openPage, type } from './feedback-page.ts';

const EMPTY = { name: '', phone: '', message: '' };
const DRAFT = { name: 'Awa', phone: '77 000 00 00', message: 'La vidéo ne démarre pas.' };

const changed = vi.fn();
const submitted = vi.fn();

beforeEach(openPage);

afterEach(() => {
  vi.clearAllMocks();
});

describe('opens', () => {
  test('the form of the template, once, with its style and its title', () => {
    expect(document.querySelector('dialog')).toBeNull();
    open();
    expect(isOpen()).toBe(true);
    expect(find('.feedback-title')).toHaveTextContent('Signaler un problème');
    find<HTMLDialogElement>('.feedback').close();
    open(EMPTY, 'Partager son avis');
    expect(find('.feedback-title')).toHaveTextContent('Partager son avis');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.filter(({ cssText }) => cssText.includes('.feedback-send'))).toHaveLength(1);
    expect(getComputedStyle(find('.feedback')).paddingTop).toBe('0px');
  });

  test('once, however often it was asked for while it was on its way', () => {
    open();
    open();
    expect(isOpen()).toBe(true);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  test('at the end of the page, where there are no dialogs (W29)', () => {
    lackDialogs();
    open(DRAFT);
    expect(form.typed()).toEqual(DRAFT);
    expect(document.body.lastElementChild).toBe(find('.feedback'));
    expect(find('.feedback').contains(find('.notices'))).toBe(true);
  });

  test('with the draft, as text', () => {
    const hostile = { ...DRAFT, name: '<img src=x onerror=alert(1)>' };
    open(hostile);
    expect(form.typed()).toEqual(hostile);
    expect(find('.feedback').querySelector('img')).toBeNull();
  });

  test('again, never over what was typed since', () => {
    open(DRAFT);
    type('message', 'Un autre texte, plus récent.');
    find<HTMLDialogElement>('.feedback').close();
    open(DRAFT);
    expect(form.typed()).toEqual({ ...DRAFT, message: 'Un autre texte, plus récent.' });
  });

  test('in place of the menu, and gives the focus back to its button', async () => {
    find('[popovertarget=avis]').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement).toBe(find('[data-message=probleme]'));
    open();
    expect(find('#avis').matches(':popover-open')).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('[popovertarget=avis]'));
  });
});

describe('the live region', () => {
  test('goes into the open form, where the page is inert, and back', async () => {
    open();
    expect(find('.notices').closest('dialog')).not.toBeNull();
    await form.closeForm();
    expect(isOpen()).toBe(false);
    expect(find('.notices').parentElement).toBe(document.body);
  });

  test('comes back when the visitor closes the form', async () => {
    open();
    find('.feedback-close').click();
    await vi.waitFor(() => expect(find('.notices').parentElement).toBe(document.body));
  });

  test('a form that is closed already is no wait', async () => {
    await form.closeForm();
    open();
    await form.closeForm();
    await form.closeForm();
    expect(isOpen()).toBe(false);
  });
});

test('what is typed is told, and so is the wish to send: the page is not left', () => {
  open();
  type('name', 'Awa');
  expect(changed.mock.calls).toEqual([[{ ...EMPTY, name: 'Awa' }]]);
  find('.feedback-send').click();
  expect(submitted).toHaveBeenCalledOnce();
  open();
  find('.feedback-send').click();
  expect(submitted).toHaveBeenCalledTimes(2);
});

test('the count is shown at once, and spoken when the typing pauses', () => {
  stopClock();
  open();
  form.showMissing('il en manque 20');
  vi.advanceTimersByTime(5_000);
  expect(find('.feedback-spoken')).toBeEmptyDOMElement();
  form.sayMissing('il en manque 7');
  vi.advanceTimersByTime(900);
  form.sayMissing('il en manque 6');
  expect(find('.feedback-count')).toHaveTextContent('il en manque 6');
  vi.advanceTimersByTime(900);
  expect(find('.feedback-spoken')).toBeEmptyDOMElement();
  vi.advanceTimersByTime(100);
  expect(find('.feedback-spoken')).toHaveTextContent('il en manque 6');
});

test('busy: the button says so, and keeps the focus', () => {
  open();
  find('.feedback-send').focus();
  form.setBusy(true);
  expect(find('.feedback-send')).toHaveTextContent('Envoi…');
  expect(find('.feedback-send')).toHaveAttribute('aria-busy', 'true');
  expect(document.activeElement).toBe(find('.feedback-send'));
  form.setBusy(false);
  expect(find('.feedback-send')).toHaveTextContent('Envoyer');
});

test('the chat is offered, or not; the end of the form comes into sight', () => {
  open();
  form.offerChat('https://wa.me/?text=Bonjour');
  expect(find('.feedback-chat').checkVisibility()).toBe(true);
  expect(find<HTMLAnchorElement>('.feedback-chat a').href).toBe('https://wa.me/?text=Bonjour');
  find('.feedback').style.height = '100px';
  form.showEnd();
  expect(find('.feedback').scrollTop).toBeGreaterThan(0);
  form.offerChat(undefined);
  expect(find('.feedback-chat').checkVisibility()).toBe(false);
});

test('the page that is shown, and its step', () => {
  expect(form.currentPage()).toEqual({ address: window.location, step: undefined });
  document.documentElement.dataset.step = 'exos';
  expect(form.currentPage().step).toBe('exos');
  delete document.documentElement.dataset.step;
});

function open(draft = EMPTY, title = 'Signaler un problème'): void {
  form.openForm(title, draft, { changed, submitted });
}
