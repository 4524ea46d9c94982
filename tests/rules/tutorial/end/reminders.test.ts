import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reminderFile } from '../../../../src/rules/tutorial/end/reminders.ts';

const PYTHON = {
  name: 'Python',
  address: 'https://formations.exemple.sn/ressources/python?tabs=final#final-a-revoir',
  host: 'formations.exemple.sn',
};
const NOW = Date.UTC(2026, 10, 27, 22, 30, 5, 123);
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('a file has three whole days, each with its name, its stamp and its words (T11)', () => {
  expect(linesOf(reminderFile(PYTHON, NOW, 0))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//formations.exemple.sn//Rappels//FR',
    ...[
      [2, '20261129', '20261130'],
      [7, '20261204', '20261205'],
      [30, '20261227', '20261228'],
    ].flatMap(([days, start, end]) => [
      'BEGIN:VEVENT',
      `UID:20261127T223005Z-j${days}@formations.exemple.sn`,
      'DTSTAMP:20261127T223005Z',
      `DTSTART;VALUE=DATE:${start}`,
      `DTEND;VALUE=DATE:${end}`,
      `SUMMARY:Revoir Python (J+${days})`,
      `DESCRIPTION:Réponds aux questions de « À revoir » sans regarder le cours\u00A0: ${PYTHON.address}`,
      `URL:${PYTHON.address}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]);
});

describe('the days are those of the reader', () => {
  test.each([
    ['Dakar', 0, '20261129'],
    ['an hour and a half east, past midnight', -90, '20261130'],
    ['five hours west', 300, '20261129'],
  ])('in %s', (_, minutesWest, start) => {
    const file = reminderFile(PYTHON, NOW, minutesWest);
    expect(/DTSTART;VALUE=DATE:(\d+)/.exec(file)?.[1]).toBe(start);
  });

  test.each([
    ['a leap year', Date.UTC(2028, 1, 27), ['20280229', '20280305', '20280328']],
    ['the end of a year', Date.UTC(2026, 11, 30), ['20270101', '20270106', '20270129']],
  ])('over %s', (_, now, starts) => {
    const file = reminderFile(PYTHON, now, 0);
    expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual(starts);
  });
});

test('a comma, a semicolon and a backslash of a name do not end its text', () => {
  const file = reminderFile({ ...PYTHON, name: 'C, C++; a\\b' }, NOW, 0);
  expect(linesOf(file)).toContain('SUMMARY:Revoir C\\, C++\\; a\\\\b (J+2)');
});

test('whatever the name, lines end by CRLF, hold 75 bytes at most, and are whole once unfolded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const text = name.replace(/[\r\n]/g, ' ');
      const file = reminderFile({ ...PYTHON, name: text }, NOW, 0);
      for (const line of file.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(bytes(line)).toBeLessThanOrEqual(75);
      }
      const told = text.replace(/[\\;,]/g, '\\$&');
      expect(linesOf(file)).toContain(`SUMMARY:Revoir ${told} (J+2)`);
    }),
  );
});
