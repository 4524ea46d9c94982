import type { WireMessage } from '../../../wire/types.ts';
import type { Database } from '../data/database.ts';

/** Stores a message; nobody receives it. */
export function insertMessage({ sql }: Database, sent: WireMessage, createdAt: number): void {
  sql.run`
    INSERT INTO messages (name, phone, message, type, page, created_at)
    VALUES (${sent.name}, ${sent.phone}, ${sent.message}, ${sent.type}, ${sent.page}, ${createdAt})`;
}
