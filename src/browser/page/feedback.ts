import type { Message, MessageErrors } from '../../rules/site/message.ts';
import { closeFloatMenus } from './menu.ts';

interface FormVerbs {
  /** Something was typed. */
  changed: (message: Message) => void;
  submitted: () => void;
}

const FIELDS = ['name', 'phone', 'message'] as const;
const NONE: Message = { name: '', phone: '', message: '' };
/** In milliseconds: a counter that spoke at every key would cover the typing. */
const SPEAK_MS = 1_000;

let speaking: ReturnType<typeof setTimeout> | undefined;

/** Opens the form (`Feedback.astro`) in place of the menu that asked for it (F2). */
export function openForm(title: string, draft: Message, { changed, submitted }: FormVerbs): void {
  const dialog = findDialog() ?? wakeDialog();
  const form = find<HTMLFormElement>('.feedback-form');
  // The menu closes first: it gives the focus back to its button, where closing the dialog leads too.
  closeFloatMenus();
  find('.feedback-title').textContent = title;
  // The page was not left since: its fields are newer than the stored draft.
  if (FIELDS.every((name) => field(name).value === '')) fill(draft);
  form.oninput = () => changed(typed());
  form.onsubmit = (event) => {
    event.preventDefault();
    submitted();
  };
  find('.feedback-close').onclick = () => dialog.close();
  dialog.onclose = () => {
    // The event comes late: the dialog may have been opened again meanwhile.
    if (!dialog.open) document.body.append(...notices());
  };
  // The button may have been tapped twice while the form was loading.
  // Safari has no dialogs before 15.4: the form stands at the end of the page.
  if (!dialog.open) dialog.showModal?.();
  // Above the button, which stays in place: a second tap never lands on something else.
  find('.feedback-send').before(...notices());
}

export function typed(): Message {
  const message = { ...NONE };
  for (const name of FIELDS) message[name] = field(name).value;
  return message;
}

export function emptyForm(): void {
  fill(NONE);
}

/** Closes the form; resolves once the page behind it can speak again. */
export async function closeForm(): Promise<void> {
  const dialog = findDialog();
  if (!dialog?.open) return;
  const closed = new Promise((resolve) =>
    dialog.addEventListener('close', resolve, { once: true }),
  );
  dialog.close();
  await closed;
}

/** Shows « il en manque 6 » under the message (F3). */
export function showMissing(text: string): void {
  find('.feedback-count').textContent = text;
}

/** Shows it too, and speaks it when the typing pauses. */
export function sayMissing(text: string): void {
  showMissing(text);
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    find('.feedback-spoken').textContent = text;
  }, SPEAK_MS);
}

/** Says that what was typed is kept, or no longer says it (F8). */
export function sayKept(isKept: boolean): void {
  find('.feedback-kept').hidden = !isKept;
}

/** Shows each error under its field, and none where the field is right (F3). */
export function showErrors(errors: MessageErrors): void {
  for (const name of FIELDS) {
    const error = find(`#erreur-${name}`);
    error.hidden = !errors[name];
    error.lastElementChild?.replaceChildren(errors[name] ?? '');
    if (errors[name]) field(name).setAttribute('aria-invalid', 'true');
    else field(name).removeAttribute('aria-invalid');
  }
}

export function hasErrors(): boolean {
  return find('.feedback').querySelector('[aria-invalid]') !== null;
}

export function focusError(): void {
  find('.feedback [aria-invalid]').focus();
}

/** Marks the form as busy; the button stays in place and keeps the focus, only its label changes. */
export function setBusy(isBusy: boolean): void {
  const button = find('.feedback-send');
  button.setAttribute('aria-busy', String(isBusy));
  button.setAttribute('aria-disabled', String(isBusy));
  button.textContent = isBusy ? 'Envoi…' : 'Envoyer';
  if (!isBusy) find('.feedback-slow').textContent = '';
}

/** Says that the network is slow, and that nothing is lost (F12). */
export function sayStillSending(): void {
  find('.feedback-slow').textContent =
    'Votre message est toujours en cours d’envoi : la connexion est lente. Gardez cette page ouverte.';
}

/** Offers the chat with the text after a failure; undefined takes the offer away (F6). */
export function offerChat(href: string | undefined): void {
  const link = find<HTMLAnchorElement>('.feedback-chat a');
  find('.feedback-chat').hidden = href === undefined;
  if (href !== undefined) link.href = href;
}

/** Scrolls to the end of the form, where the alert is: on a small screen it may be out of sight. */
export function showEnd(): void {
  const dialog = findDialog();
  if (dialog) dialog.scrollTop = dialog.scrollHeight;
}

/** The address of the page, and the step that a tutorial shows (F4). */
export function currentPage(): { address: Location; step: string | undefined } {
  return { address: window.location, step: document.documentElement.dataset.step };
}

/**
 * Puts the form and its style, which a template holds, into the page; a style set this way needs no
 * leave of the policy (F11).
 */
function wakeDialog(): HTMLDialogElement {
  const { content } = find<HTMLTemplateElement>('.feedback-template');
  const dialog = content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement;
  // Safari makes no sheet by script before 16.4; as one rule, the style enters one that is there.
  const sheet = [...document.styleSheets].filter(({ media }) => media.length === 0).pop();
  const style = content.querySelector('style')?.textContent ?? '';
  sheet?.insertRule(`@media all{${style}}`, sheet.cssRules.length);
  document.body.append(dialog);
  return dialog;
}

function fill(message: Message): void {
  for (const name of FIELDS) field(name).value = message[name];
}

/** The page's live regions. What is outside an open dialog is silent, so they move into it. */
function notices(): NodeListOf<Element> {
  return document.querySelectorAll('.notices');
}

function field(name: keyof Message): HTMLInputElement {
  return find(`.feedback [name=${name}]`);
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.feedback');
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
