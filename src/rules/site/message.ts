import { STEP_PARAMETER } from '../tutorial/steps.ts';

const MESSAGE_MIN_CHARS = 20;
const NAME_MAX_CHARS = 200;
const PHONE_MAX_CHARS = 40;
const MESSAGE_MAX_CHARS = 5_000;
export const PAGE_MAX_CHARS = 2_000;

export interface Message {
  name: string;
  phone: string;
  message: string;
}

export type MessageErrors = Partial<Record<keyof Message, string>>;

/** How many characters the message still lacks; 0 when it is long enough (F3). */
function missingChars(message: string): number {
  return Math.max(0, MESSAGE_MIN_CHARS - [...message.trim()].length);
}

/** « il en manque 6 », for the counter; '' when nothing is missing, and before the first key (F3). */
export function missingText(message: string): string {
  if (message === '') return '';
  const missing = missingChars(message);
  return missing > 0 ? `il en manque ${missing}` : '';
}

/** The error of each field, in French; a field that is right has no key (F3). */
export function checkMessage({ name, phone, message }: Message): MessageErrors {
  const errors: MessageErrors = {};
  if (name.trim() === '') errors.name = 'Écrivez votre nom.';
  else if (name.length > NAME_MAX_CHARS) errors.name = tooLong(NAME_MAX_CHARS);
  if (phone.length > PHONE_MAX_CHARS) errors.phone = tooLong(PHONE_MAX_CHARS);
  if (missingChars(message) > 0) {
    errors.message = `Écrivez au moins ${MESSAGE_MIN_CHARS} caractères.`;
  } else if (message.length > MESSAGE_MAX_CHARS) errors.message = tooLong(MESSAGE_MAX_CHARS);
  return errors;
}

/** The three kinds of message: what is sent as `type`, and the title of the form (F2). */
export const MESSAGE_TYPES = [
  { type: 'probleme', label: 'Signaler un problème' },
  { type: 'avis', label: 'Partager son avis' },
  { type: 'aide', label: "Demander de l'aide" },
] as const;

export type MessageType = (typeof MESSAGE_TYPES)[number]['type'];

/** A message that is being written, kept until it is sent (F8). */
export interface Draft extends Message {
  type: MessageType;
}

const EMPTY_DRAFT: Draft = { name: '', phone: '', message: '', type: 'avis' };

/** The draft that a stored record holds; an empty one when the record holds none. */
export function draftOf(record: unknown): Draft {
  const { name, phone, message, type }: Record<string, unknown> = Object(record);
  const texts = { name, phone, message };
  return areTexts(texts) && isMessageType(type) ? { ...texts, type } : EMPTY_DRAFT;
}

export function isMessageType(value: unknown): value is MessageType {
  return MESSAGE_TYPES.some(({ type }) => type === value);
}

export function messageLabel(type: MessageType): string {
  return MESSAGE_TYPES.find((one) => one.type === type)?.label ?? '';
}

export function isSameMessage(one: Message, other: Message): boolean {
  return one.name === other.name && one.phone === other.phone && one.message === other.message;
}

/** The page a message was written on, with the step of a tutorial: `/ressources/sql?tabs=exos` (F4). */
export function messagePage(address: { pathname: string; search: string }, step?: string): string {
  const search = step ? `?${STEP_PARAMETER}=${step}` : address.search;
  return `${address.pathname}${search}`.slice(0, PAGE_MAX_CHARS);
}

function areTexts(texts: Record<keyof Message, unknown>): texts is Message {
  return Object.values(texts).every((text) => typeof text === 'string');
}

function tooLong(limit: number): string {
  return `Écrivez ${limit} caractères au plus.`;
}
