import { setTimeout } from 'node:timers/promises';
import type { Session } from './mysql-session.ts';
import { type Refusal, refusalText } from './refusal.ts';

/** A statement typed after the prompt of a session: `accueil> SELECT 1;` */
export interface Typed {
  readonly name: string;
  /** As it stands in the page, over several lines perhaps. */
  readonly text: string;
}

/** A statement that was sent, and its answer once there is one. */
interface Sent {
  readonly name: string;
  readonly thread: number;
  readonly ended: Promise<void>;
  answer?: string;
}

const PROMPT = /^([a-z]\w*)> (.*)$/;
/** `\G` shows each row upright. */
const END = /(?:;|(\\G))\s*$/;
const WATCHER = '(surveillance)';
/** InnoDB renews what it tells of its transactions every tenth of a second. */
const PAUSE_MS = 150;

/** Reads the statements of a transcript and leaves its answers out: a statement goes on until its `;` or `\G`. */
export function typedIn(transcript: string): Typed[] {
  const typed: Typed[] = [];
  let isOpen = false;
  for (const line of transcript.split('\n')) {
    const [, name, text = ''] = PROMPT.exec(line) ?? [];
    const last = typed.at(-1);
    if (name) typed.push({ name, text });
    else if (isOpen && last) typed[typed.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else continue;
    isOpen = !END.test(line);
  }
  return typed;
}

/**
 * Plays a transcript and yields it with its answers. A statement that waits for another session is left
 * waiting, and told so; its answer comes when it ends, at the latest at the end of the transcript.
 */
export async function* playTranscript(text: string, session: Session): AsyncGenerator<string> {
  const waiting = new Set<Sent>();
  for (const typed of typedIn(text)) {
    yield `${typed.name}> ${typed.text}\n`;
    if ([...waiting].some(({ name }) => name === typed.name))
      throw new Error(`${typed.name} attend encore`);
    const sent = await send(typed, session);
    if (await hasEnded(sent, session)) yield sent.answer ?? '';
    else {
      waiting.add(sent);
      yield `-- ${sent.name} attend\n`;
    }
    for (const one of waiting) {
      if (one === sent || !(await hasEnded(one, session))) continue;
      waiting.delete(one);
      yield resumed(one);
    }
  }
  for (const one of waiting) {
    await one.ended;
    yield resumed(one);
  }
}

async function send({ name, text }: Typed, session: Session): Promise<Sent> {
  const { threadId } = await session.connectionOf(name);
  const sent: { -readonly [key in keyof Sent]?: Sent[key] } = { name, thread: threadId };
  sent.ended = answerTo(name, text, session).then((answer) => {
    sent.answer = answer;
  });
  return sent as Sent;
}

async function answerTo(name: string, text: string, session: Session): Promise<string> {
  try {
    return await session.ask(name, text.replace(END, ''), END.exec(text)?.[1] !== undefined);
  } catch (error) {
    return `${refusalText(error as Refusal)}\n`;
  }
}

/** Waits until the statement ends or waits for a lock. */
async function hasEnded(sent: Sent, session: Session): Promise<boolean> {
  for (;;) {
    await Promise.race([sent.ended, setTimeout(PAUSE_MS)]);
    if (sent.answer !== undefined) return true;
    if (await waits(sent.thread, session)) return false;
  }
}

async function waits(thread: number, session: Session): Promise<boolean> {
  const sql = `SELECT 1 FROM information_schema.innodb_trx
    WHERE trx_mysql_thread_id = ${thread} AND trx_state = 'LOCK WAIT'
    UNION SELECT 1 FROM information_schema.processlist
    WHERE id = ${thread} AND state LIKE 'Waiting for%'`;
  return (await session.ask(WATCHER, sql)).split('\n').length > 3;
}

function resumed({ name, answer = '' }: Sent): string {
  return `-- ${name} reprend\n${answer}`;
}
