import { Hono } from 'hono';
import * as v from 'valibot';
import { checkMessage, PAGE_MAX_CHARS } from '../../../rules/site/message.ts';
import { ENDPOINTS } from '../../../wire/endpoints.ts';
import type { WireError, WireMessage } from '../../../wire/types.ts';
import { readJson } from '../http/body.ts';
import { addressOf, takeTry } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';

/** One sentence for each wrong field. */
type Errors = Partial<Record<keyof WireMessage, string>>;

const TYPE_MAX_CHARS = 100;
const NO_TEXT = 'Un texte est attendu.';

/** What would hide the rest of a line from whoever reads it; line breaks and tabs stay. */
const HIDING = /[^\P{Cc}\n\r\t]/gu;
const text = v.pipe(
  v.string(NO_TEXT),
  v.transform((typed) => typed.replace(HIDING, '')),
);

const messageBody = v.object(
  {
    name: text,
    phone: v.optional(text, ''),
    message: text,
    type: v.optional(v.pipe(text, v.maxLength(TYPE_MAX_CHARS, tooLong)), ''),
    // A page of the site: whoever reads the message may open it.
    page: v.optional(
      v.pipe(
        text,
        v.maxLength(PAGE_MAX_CHARS, tooLong),
        v.regex(/^(?:\/(?![/\\])|$)/, 'Une adresse du site est attendue, comme /ressources.'),
      ),
      '',
    ),
  },
  NO_TEXT,
);

/** The provider API (W15). */
export function messageCalls() {
  return new Hono<Env>().post(ENDPOINTS.sendMessage.path, receiveMessage);
}

async function receiveMessage(c: Context): Promise<Response> {
  const { database, limits, now } = c.get('services');
  const body = v.safeParse(messageBody, await readJson(c));
  if (!body.success) {
    const told = body.issues.map((one) => [v.getDotPath(one) ?? 'message', one.message]);
    return refuse(c, Object.fromEntries(told));
  }
  const errors = checkMessage(body.output);
  if (Object.keys(errors).length > 0) return refuse(c, errors);
  takeTry(c, limits.message, addressOf(c), 'depuis cette adresse');
  const { name, phone, message, type, page } = body.output;
  // Nobody receives it.
  await database.write(
    () => database.sql.run`
    INSERT INTO messages (name, phone, message, type, page, created_at)
    VALUES (${name}, ${phone}, ${message}, ${type}, ${page}, ${now()})`,
  );
  return c.json({ ok: true }, ENDPOINTS.sendMessage.success);
}

function refuse(c: Context, errors: Errors): Response {
  const refusal: WireError = { status: 400, error: 'Ce message est incomplet.' };
  return c.json({ ...refusal, errors }, 400);
}

function tooLong({ requirement }: v.MaxLengthIssue<string, number>): string {
  return `Écrivez ${requirement} caractères au plus.`;
}
