import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MESSAGE_FAULTS } from '../../api/message-faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from '../../api/service.ts';
import { field, isOpen, openPage, type } from '../../browser/page/feedback-page.ts';
import { find, silence, stopClock } from '../../browser/page.ts';
import { EMPTY, MESSAGE, NAME, open, SUCCESS, stored, toast, values } from './feedback-page.ts';

const FAILURE = "Une erreur est survenue lors de l'envoi de votre message, merci de ressayer";

beforeEach(() => {
  silence();
  openPage();
});

test.each(MESSAGE_FAULTS)(
  'success empties and closes the form, failure leaves it open (F5, F6): $formId $fault: sent $isSent',
  async ({ formId, fault, note, isSent }) => {
    const fetch = vi.spyOn(window, 'fetch');
    askServiceAt('provider', faultAddress(fault, note ?? formId));
    fillAndSend();
    if (fault === 'hang' || fault === 'slow5') {
      await vi.waitFor(async () => expect(await heldCalls(formId)).toBe(1));
      expect(isBusy()).toBe(true);
      expect(document.querySelector('.toast')).toBeNull();
      await releaseCalls(formId);
    }
    await vi.waitFor(() => expect(toast()).toHaveTextContent(isSent ? SUCCESS : FAILURE));
    expect(isBusy()).toBe(false);
    expect(isOpen()).toBe(!isSent);
    expect(values()).toEqual(isSent ? EMPTY : { name: NAME, phone: '', message: MESSAGE });
    expect(stored() === null).toBe(isSent);
    expect(toast().parentElement).toHaveAttribute('role', isSent ? 'status' : 'alert');
    // Inside the form when it is open: the page behind it is inert and silent.
    expect(toast().closest('dialog') !== null).toBe(!isSent);
    expect(find('.feedback-chat').checkVisibility()).toBe(!isSent);
    const sent = fetch.mock.calls.filter(([url]) => String(url).includes('sendMessage'));
    expect(sent).toHaveLength(1);
  },
);

test('the local API is given exactly { name, phone, message, type, page }', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  fillAndSend();
  await vi.waitFor(() => expect(toast()).toHaveTextContent(SUCCESS));
  const [[, init] = []] = fetch.mock.calls;
  const { pathname, search } = window.location;
  const page = `${pathname}${search}`.slice(0, 2_000);
  const body = { name: NAME, phone: '', message: MESSAGE, type: 'probleme', page };
  expect(JSON.parse(String(init?.body))).toEqual(body);
});

describe('an incomplete message', () => {
  test('is not sent: sentences under the fields, the first wrong one has the focus', () => {
    const fetch = vi.spyOn(window, 'fetch');
    open();
    type('message', 'Bonjour à vous');
    expect(find('.feedback-count')).toHaveTextContent('il en manque 6');
    find('.feedback-send').click();
    expect(find('#erreur-name')).toHaveTextContent('Écrivez votre nom.');
    expect(find('#erreur-message')).toHaveTextContent('Écrivez au moins 20 caractères.');
    expect(document.activeElement).toBe(field('name'));
    expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    expect(field('phone')).not.toHaveAttribute('aria-invalid');
    type('name', NAME);
    expect(find('#erreur-name').checkVisibility()).toBe(false);
    expect(find('#erreur-message').checkVisibility()).toBe(true);
    type('message', MESSAGE);
    expect(find('#erreur-message').checkVisibility()).toBe(false);
    expect(find('.feedback-count')).toHaveTextContent('assez long');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is not corrected while it is written', () => {
    open();
    type('message', 'Bon');
    expect(find('#erreur-message').hidden).toBe(true);
  });
});

describe('one in flight', () => {
  test('ten rapid clicks are one request', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    askServiceAt('provider', faultAddress('hang', 'ten-clicks'));
    fillAndSend();
    for (let click = 0; click < 9; click++) find('.feedback-send').click();
    await vi.waitFor(async () => expect(await heldCalls('ten-clicks')).toBe(1));
    expect(fetch.mock.calls.filter(([url]) => String(url).includes('sendMessage'))).toHaveLength(1);
    await releaseCalls('ten-clicks');
    await vi.waitFor(() => expect(toast()).toHaveTextContent(FAILURE));
  });

  test('a failure is tried again by hand, and its link leaves', async () => {
    askServiceAt('provider', faultAddress('s500'));
    fillAndSend();
    await vi.waitFor(() => expect(toast()).toHaveTextContent(FAILURE));
    const link = find<HTMLAnchorElement>('.feedback-chat a');
    expect(new URL(link.href).searchParams.get('text')).toBe(MESSAGE);
    askServiceAt('provider', faultAddress('good'));
    find('.feedback-send').click();
    await vi.waitFor(() => expect(toast()).toHaveTextContent(SUCCESS));
    expect(isOpen()).toBe(false);
  });

  test('a message that takes long is waited for: after 15 s a line says so, the button stays off (F12)', async () => {
    const line =
      'Votre message est toujours en cours d’envoi : la connexion est lente. Gardez cette page ouverte.';
    askServiceAt('provider', faultAddress('slow5', 'long'));
    stopClock();
    fillAndSend();
    // The clock stands: only the service is asked, again and again.
    while ((await heldCalls('long')) === 0);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(find('.feedback-slow')).toBeEmptyDOMElement();
    await vi.advanceTimersByTimeAsync(1);
    expect(find('.feedback-slow')).toHaveTextContent(line);
    expect(find('.feedback-slow')).toHaveAttribute('role', 'status');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(find('.feedback-send')).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('.toast')).toBeNull();
    await releaseCalls('long');
    await vi.waitFor(() => expect(toast()).toHaveTextContent(SUCCESS));
    expect(find('.feedback-slow')).toBeEmptyDOMElement();
    expect(find('.feedback-send')).toHaveAttribute('aria-disabled', 'false');
  });

  test('the form is closed meanwhile: nothing is lost, and the failure is told', async () => {
    askServiceAt('provider', faultAddress('hang', 'closed'));
    fillAndSend();
    await vi.waitFor(async () => expect(await heldCalls('closed')).toBe(1));
    find('.feedback-close').click();
    expect(isOpen()).toBe(false);
    await releaseCalls('closed');
    await vi.waitFor(() => expect(toast()).toHaveTextContent(FAILURE));
    // It follows the visitor once the browser has told that the dialog is closed.
    await vi.waitFor(() => expect(toast().closest('dialog')).toBeNull());
    expect(stored()).toEqual({ name: NAME, phone: '', message: MESSAGE, type: 'probleme' });
    open();
    expect(values()).toEqual({ name: NAME, phone: '', message: MESSAGE });
    expect(find('.feedback-chat').checkVisibility()).toBe(true);
  });

  test('what is written meanwhile is another message: it stays', async () => {
    askServiceAt('provider', faultAddress('slow5', 'meanwhile'));
    fillAndSend();
    await vi.waitFor(async () => expect(await heldCalls('meanwhile')).toBe(1));
    type('message', `${MESSAGE} Et la suivante non plus.`);
    await releaseCalls('meanwhile');
    await vi.waitFor(() => expect(toast()).toHaveTextContent(SUCCESS));
    expect(isOpen()).toBe(true);
    expect(field('message').value).toBe(`${MESSAGE} Et la suivante non plus.`);
    expect(stored()).toMatchObject({ message: `${MESSAGE} Et la suivante non plus.` });
  });
});

test('« Alerts disappear after 4 s (plus 300 ms fade) »', async () => {
  askServiceAt('provider', faultAddress('s500'));
  stopClock();
  fillAndSend();
  await vi.waitFor(() => expect(toast()).toHaveTextContent(FAILURE));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(toast()).not.toHaveClass('is-leaving');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(toast()).toHaveClass('is-leaving');
  await vi.advanceTimersByTimeAsync(300);
  expect(document.querySelector('.toast')).toBeNull();
  // The way to the chat has no hurry.
  expect(find('.feedback-chat').checkVisibility()).toBe(true);
});

function fillAndSend(): void {
  open();
  type('name', NAME);
  type('message', MESSAGE);
  find('.feedback-send').click();
}

function isBusy(): boolean {
  return find('.feedback-send').getAttribute('aria-busy') === 'true';
}
