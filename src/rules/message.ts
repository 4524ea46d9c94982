export const MESSAGE_MIN_CHARS = 20;
const NAME_MAX_CHARS = 200;
const PHONE_MAX_CHARS = 40;
const MESSAGE_MAX_CHARS = 5_000;

export interface Message {
  name: string;
  phone: string;
  message: string;
}

export type MessageErrors = Partial<Record<keyof Message, string>>;

/** How many characters are still wanted: « au moins 20 caractères » (section 5). */
export function missingChars(message: string): number {
  return Math.max(0, MESSAGE_MIN_CHARS - [...message.trim()].length);
}

/** « name required, message required, phone optional » (section 5); no key: no error. */
export function checkMessage({ name, phone, message }: Message): MessageErrors {
  const errors: MessageErrors = {};
  const missing = missingChars(message);
  if (name.trim() === '') errors.name = 'Écrivez votre nom.';
  else if (name.length > NAME_MAX_CHARS) errors.name = tooLong(NAME_MAX_CHARS);
  if (phone.length > PHONE_MAX_CHARS) errors.phone = tooLong(PHONE_MAX_CHARS);
  if (missing > 0) {
    errors.message = `Écrivez au moins ${MESSAGE_MIN_CHARS} caractères (il en manque ${missing}).`;
  } else if (message.length > MESSAGE_MAX_CHARS) errors.message = tooLong(MESSAGE_MAX_CHARS);
  return errors;
}

function tooLong(limit: number): string {
  return `Écrivez ${limit} caractères au plus.`;
}
