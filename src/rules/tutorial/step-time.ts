import type { StepKey } from './steps.ts';

/** The time that a step takes, in minutes: at least, and at most. */
export interface StepTime {
  least: number;
  most: number;
}

/** How fast a lesson is read, code included. */
const WORDS_PER_MINUTE = 120;
/** Long times are told to the nearest quarter of an hour. */
const QUARTER = 15;
const NUMBERS = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const NUMBER = `(${NUMBERS.join('|')})`;
/** « trois à quatre heures », « cinq heures » */
const HOURS = new RegExp(`(?<!\\p{L})${NUMBER}(?: (?:à|ou) ${NUMBER})? heures?(?!\\p{L})`, 'u');
const EXERCISE = /<Exercise [^>]*\bminutes="(\d+)"/g;
/** What a project says of itself stands before its first title. */
const FIRST_TITLE = /^## /m;

/**
 * The time of a step, from its text as it is written: reading, and the minutes that its exercises say; that of a
 * project is what its beginning says, « trois à quatre heures », when it is longer (T13).
 */
export function stepTime(key: StepKey, text: string): StepTime {
  const words = text.split(/\s+/).length;
  const reading = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  const work = [...text.matchAll(EXERCISE)].reduce((sum, [, minutes]) => sum + Number(minutes), 0);
  const { least, most } = key === 'project' ? saidTime(text) : { least: 0, most: 0 };
  return { least: Math.max(reading + work, least), most: Math.max(reading + work, most) };
}

/** The times of steps one after the other. */
export function totalTime(times: readonly StepTime[]): StepTime {
  return {
    least: times.reduce((sum, { least }) => sum + least, 0),
    most: times.reduce((sum, { most }) => sum + most, 0),
  };
}

/** « 54 min », « 2 h 45 », « 3 à 4 h » (T13). */
export function timeLabel({ least, most }: StepTime): string {
  if (most < 60) return `${most}\u00A0min`;
  const [from, to] = [least, most].map((minutes) => Math.round(minutes / QUARTER) * QUARTER);
  if (from === to || from === undefined || to === undefined) return hours(to ?? most);
  return `${Math.round(from / 60)} à ${Math.round(to / 60)}\u00A0h`;
}

function hours(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00A0h${rest ? `\u00A0${String(rest).padStart(2, '0')}` : ''}`;
}

function saidTime(text: string): StepTime {
  const [start = ''] = text.split(FIRST_TITLE);
  const [, least = '', most = least] = HOURS.exec(start) ?? [];
  return { least: minutesOf(least), most: minutesOf(most) };
}

function minutesOf(number: string): number {
  return (NUMBERS.indexOf(number) + 1) * 60;
}
