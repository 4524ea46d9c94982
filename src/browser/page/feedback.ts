import type { Message, MessageErrors } from '../../rules/site/message.ts';
import { closeFloatMenus } from './menu.ts';

interface FormVerbs {
  /** Something was typed. */
  changed: (message: Message) => void;
  submitted: () => void;
}

const FIELDS = ['name', 'phone', 'message'] as const;
const NONE: Message = { name: '', phone: '', message: '' };
/** A counter that spoke at every key would cover the typing. */
const SPEAK_MS = 1_000;

let speaking: ReturnType<typeof setTimeout> | undefined;

/** Opens the form (`components/shell/Feedback.astro`) in place of the menu that asked for it. */
export function openForm(title: string, draft: Message, { changed, submitted }: FormVerbs): void {
  const dialog = findDialog() ?? wakeDialog();
  const form = find<HTMLFormElement>('.feedback-form');
  // The menu first: it gives the focus back to its button, where the dialog's closing leads too.
  closeFloatMenus();
  find('.feedback-title').textContent = title;
  // The page was not left: what stands in its fields is newer than what was kept.
  if (FIELDS.every((name) => field(name).value === '')) fill(draft);
  form.oninput = () => changed(typed());
  form.onsubmit = (event) => {
    event.preventDefault();
    submitted();
  };
  find('.feedback-close').onclick = () => dialog.close();
  dialog.onclose = () => {
    // It comes after the fact: the dialog may have been opened again meanwhile.
    if (!dialog.open) document.body.append(...notices());
  };
  // Tapped twice while the form was on its way.
  if (!dialog.open) dialog.showModal();
  // Above the button, which keeps its place: a second tap never lands on something else.
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

/** Resolves once the page behind the form can speak again. */
export async function closeForm(): Promise<void> {
  const dialog = findDialog();
  if (!dialog?.open) return;
  const closed = new Promise((resolve) =>
    dialog.addEventListener('close', resolve, { once: true }),
  );
  dialog.close();
  await closed;
}

/** « il en manque 6 », under the message. */
export function showMissing(text: string): void {
  find('.feedback-count').textContent = text;
}

/** The same, spoken when the typing pauses. */
export function sayMissing(text: string): void {
  showMissing(text);
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    find('.feedback-spoken').textContent = text;
  }, SPEAK_MS);
}

/** Each sentence under its field; none where the field is right. */
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

/** The button stays where it is and keeps the focus: only what it says changes. */
export function setBusy(isBusy: boolean): void {
  const button = find('.feedback-send');
  button.setAttribute('aria-busy', String(isBusy));
  button.textContent = isBusy ? 'Envoi…' : 'Envoyer';
}

/** The other way, after a failure: the chat with the text; no address takes it away. */
export function offerChat(href: string | undefined): void {
  const link = find<HTMLAnchorElement>('.feedback-chat a');
  find('.feedback-chat').hidden = href === undefined;
  if (href !== undefined) link.href = href;
}

/** On a small screen the end of the form, where the alert is, may be below the edge. */
export function showEnd(): void {
  const dialog = findDialog();
  if (dialog) dialog.scrollTop = dialog.scrollHeight;
}

/** Where the visitor is, and the step of a tutorial that is shown. */
export function currentPage(): { address: Location; step: string | undefined } {
  return { address: window.location, step: document.documentElement.dataset.step };
}

/** What slept in a template goes into the page; its style, which no policy has to allow there, too. */
function wakeDialog(): HTMLDialogElement {
  const { content } = find<HTMLTemplateElement>('.feedback-template');
  const dialog = content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(content.querySelector('style')?.textContent ?? '');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.body.append(dialog);
  return dialog;
}

function fill(message: Message): void {
  for (const name of FIELDS) field(name).value = message[name];
}

/** The page's live region: what is outside an open dialog is inert and silent, so it follows the visitor. */
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
