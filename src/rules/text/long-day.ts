const FORMAT = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of a file, whatever the clock of the machine: « 25 novembre 2026 ». */
export function longDay(day: Date): string {
  return FORMAT.format(day);
}
