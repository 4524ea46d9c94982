import { sendMessage } from '../../api/messages.ts';
import * as form from '../../browser/page/feedback.ts';
import { type Notice, show } from '../../browser/page/notices.ts';
import { KEYS, readRecord, writeRecord, writeText } from '../../browser/platform/storage.ts';
import { CHAT_URL } from '../../config.ts';
import { chatHref } from '../../rules/site/links.ts';
import {
  checkMessage,
  draftOf,
  isMessageType,
  isSameMessage,
  type Message,
  type MessageType,
  messageLabel,
  messagePage,
  missingText,
} from '../../rules/site/message.ts';

/** How long the alerts of the form stay, in milliseconds (F7). */
const ALERT_MS = 4_000;
const SUCCESS: Notice = {
  text: 'Merci pour votre message nous vous tiendrons au courant de ses avancements',
  tone: 'success',
  durationMs: ALERT_MS,
};
const FAILURE: Notice = {
  text: "Une erreur est survenue lors de l'envoi de votre message, merci de ressayer",
  tone: 'danger',
  durationMs: ALERT_MS,
};

/** In milliseconds: after this a line says that the message is still being sent (F12). */
const SLOW_MS = 15_000;

/** Nothing was written. */
const NONE: Message = { name: '', phone: '', message: '' };

let isSending = false;

/** Called for a button of the menus: opens the form with what was typed before (F2, F8). */
export function run(button: HTMLElement): void {
  const draft = draftOf(readRecord('sessionStorage', KEYS.message));
  const asked = button.dataset.message;
  const type = isMessageType(asked) ? asked : draft.type;
  form.openForm(messageLabel(type), draft, {
    changed: (message) => keep(message, type),
    submitted: () => void submit(type),
  });
  form.showMissing(counted(form.typed()));
  form.sayKept(!isSameMessage(draft, NONE));
}

function keep(message: Message, type: MessageType): void {
  form.sayKept(writeRecord('sessionStorage', KEYS.message, { ...message, type }));
  form.sayMissing(counted(message));
  // Errors show only after a first attempt to send: nobody is corrected while they write.
  if (form.hasErrors()) form.showErrors(checkMessage(message));
}

function counted({ message }: Message): string {
  return message && (missingText(message) || 'assez long');
}

/** Sends the message once at a time; on failure the form stays open with its text (F6, N18). */
async function submit(type: MessageType): Promise<void> {
  const message = form.typed();
  form.showErrors(checkMessage(message));
  if (form.hasErrors()) return form.focusError();
  if (isSending) return;
  isSending = true;
  form.setBusy(true);
  form.offerChat(undefined);
  const { address, step } = form.currentPage();
  const slow = setTimeout(form.sayStillSending, SLOW_MS);
  const wasSent = await sendMessage({ ...message, type, page: messagePage(address, step) });
  clearTimeout(slow);
  isSending = false;
  form.setBusy(false);
  if (wasSent) await settle(message);
  else form.offerChat(chatHref(CHAT_URL, message.message));
  show(wasSent ? SUCCESS : FAILURE);
  form.showEnd();
}

/** Empties and closes the form, unless something else was written since the message left (F5). */
async function settle(sent: Message): Promise<void> {
  if (!isSameMessage(form.typed(), sent)) return;
  form.emptyForm();
  writeText('sessionStorage', KEYS.message, undefined);
  await form.closeForm();
}
