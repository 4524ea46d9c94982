import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { run } from '../../../src/stores/site/feedback.ts';
import { askServiceAt, faultAddress } from '../../api/service.ts';
import { field, isOpen, openPage, type } from '../../browser/page/feedback-page.ts';
import { blockStorage, fillStorage, find, POISONS, silence } from '../../browser/page.ts';
import { EMPTY, MESSAGE, NAME, open, SUCCESS, stored, toast, values } from './feedback-page.ts';

beforeEach(() => {
  silence();
  openPage();
});

describe('the draft', () => {
  test('survives the closed form and the page', () => {
    open();
    type('name', NAME);
    type('phone', '77 000 00 00');
    type('message', 'Bon');
    expect(stored()).toEqual({
      name: NAME,
      phone: '77 000 00 00',
      message: 'Bon',
      type: 'probleme',
    });
    openPage();
    run(find('[data-part]:not([data-message])'));
    expect(values()).toEqual({ name: NAME, phone: '77 000 00 00', message: 'Bon' });
    expect(find('.feedback-title')).toHaveTextContent('Signaler un problème');
    expect(find('.feedback-count')).toHaveTextContent('il en manque 17');
    expect(find('.feedback-kept').hidden).toBe(false);
  });

  test('says that it is kept once something is typed, and not where it cannot be (F8)', () => {
    open();
    expect(find('.feedback-kept').hidden).toBe(true);
    type('name', NAME);
    expect(find('.feedback-kept').hidden).toBe(false);
    blockStorage('sessionStorage');
    type('name', 'Awa');
    expect(find('.feedback-kept').hidden).toBe(true);
  });

  test('goes with the mode that is asked for', () => {
    open();
    type('name', NAME);
    openPage();
    run(find('[data-message=aide]'));
    expect(find('.feedback-title')).toHaveTextContent("Demander de l'aide");
    expect(field('name').value).toBe(NAME);
  });

  test.each(POISONS)('poisoned, $poison: ignored, then repaired', ({ text }) => {
    sessionStorage.setItem(KEYS.message, text);
    open();
    expect(values()).toEqual(EMPTY);
    type('name', NAME);
    expect(stored()).toEqual({ ...EMPTY, name: NAME, type: 'probleme' });
  });

  test('of any JSON opens the form with texts', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        sessionStorage.setItem(KEYS.message, text);
        openPage();
        open();
        expect(isOpen()).toBe(true);
        find<HTMLDialogElement>('.feedback').close();
      }),
      { numRuns: 30 },
    );
  });

  test('B-002 the storage is blocked: the form works, and keeps its text in the page', async () => {
    blockStorage('sessionStorage');
    open();
    type('name', NAME);
    find('.feedback-close').click();
    open();
    expect(field('name').value).toBe(NAME);
    type('message', MESSAGE);
    askServiceAt('provider', faultAddress('good'));
    find('.feedback-send').click();
    await vi.waitFor(() => expect(toast()).toHaveTextContent(SUCCESS));
  });

  test('B-003 the storage is full: nothing breaks', () => {
    fillStorage();
    open();
    type('name', NAME);
    expect(field('name').value).toBe(NAME);
    expect(stored()).toBeNull();
  });
});
