import { onTestFinished } from 'vitest';
import { SERVICES } from '../../src/config.ts';
import type { ServiceName } from '../../src/wire/endpoints.ts';
import { CLOSED_PORT, FAULT_PORT } from '../support/ports.ts';

let published = 0;

/** The address of a fault (`tests/support/fault-server.ts`), and what it must know. */
export function faultAddress(fault: string, note = '-'): string {
  if (fault === 'offline') return `http://localhost:${CLOSED_PORT}`;
  return `http://localhost:${FAULT_PORT}/${fault}/${encodeURIComponent(note)}`;
}

/** Sends the calls of the course service elsewhere, until the end of the test. */
export function askCoursesAt(address: string): void {
  const services: Record<ServiceName, string> = SERVICES;
  const { course } = services;
  onTestFinished(() => {
    services.course = course;
  });
  services.course = address;
}

/** Makes the course service answer with these courses, in its own words, until the end of the test. */
export async function publishCourses(courses: readonly object[]): Promise<void> {
  const note = `catalogue-${published++}`;
  const body = JSON.stringify({ courses });
  await fetch(`${faultAddress('publish', note)}/`, { method: 'POST', body });
  askCoursesAt(faultAddress('published', note));
}

/** How many calls the fault server holds under a name. */
export async function heldCalls(note: string): Promise<number> {
  return (await fetch(`${faultAddress('held', note)}/`)).json();
}

/** Lets them go: the hung ones are cut, the slow ones answered. */
export async function releaseCalls(note: string): Promise<void> {
  await fetch(`${faultAddress('release', note)}/`);
}
