/** When what was learnt is sought again: so many days after the end of a tutorial (T11). */
const REMINDER_DAYS = [2, 7, 30] as const;

/** What three reminders are about. */
export interface Reminded {
  /** « Python » */
  name: string;
  /** The address of what is to be revised, without a line break. */
  address: string;
  /** The host of the site, which makes the names of the events its own. */
  host: string;
}

const DAY_MS = 86_400_000;
/** In bytes: a line of a calendar is no longer, and goes on in the next, which begins with a space (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * The text of an iCalendar file (RFC 5545) with one whole day for each of J+2, J+7 and J+30. `now` is in milliseconds
 * since 1970; `minutesWest` is the zone of the device, as `Date.getTimezoneOffset()` gives it: the days are those of
 * the reader (T11).
 */
export function reminderFile(
  { name, address, host }: Reminded,
  now: number,
  minutesWest: number,
): string {
  const today = now - minutesWest * 60_000;
  const stamp = `${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const events = REMINDER_DAYS.flatMap((days) => [
    'BEGIN:VEVENT',
    `UID:${stamp}-j${days}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(today + days * DAY_MS)}`,
    `DTEND;VALUE=DATE:${dayOf(today + (days + 1) * DAY_MS)}`,
    `SUMMARY:${escaped(`Revoir ${name} (J+${days})`)}`,
    `DESCRIPTION:${escaped(`Réponds aux questions de « À revoir » sans regarder le cours\u00A0: ${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Rappels//FR`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261129` */
function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in pieces of at most 75 bytes, none of which cuts a letter. */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > LINE_BYTES) {
      pieces.push('');
      // The space that begins the next line counts.
      bytes = 1;
    }
    pieces[pieces.length - 1] += letter;
    bytes += size;
  }
  return pieces.join('\r\n ');
}

/** How many bytes a letter takes in UTF-8. */
function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
