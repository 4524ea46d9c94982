import { onTestFinished } from 'vitest';
import { SERVICES } from '../../src/config.ts';
import type { ServiceName } from '../../src/wire/endpoints.ts';
import { CLOSED_PORT, FAULT_PORT } from '../support/ports.ts';

/** The address of a fault (`tests/support/fault-server.ts`), and what it must know. */
export function faultAddress(fault: string, note = '-'): string {
  if (fault === 'offline') return `http://localhost:${CLOSED_PORT}`;
  return `http://localhost:${FAULT_PORT}/${fault}/${encodeURIComponent(note)}`;
}

/** Sends the calls of a service elsewhere, until the end of the test. */
export function askServiceAt(service: ServiceName, address: string): void {
  const services: Record<ServiceName, string> = SERVICES;
  const before = services[service];
  onTestFinished(() => {
    services[service] = before;
  });
  services[service] = address;
}

export function askCoursesAt(address: string): void {
  askServiceAt('course', address);
}

/** Makes a service answer every call with this body, until the end of the test. */
export async function publish(service: ServiceName, body: object): Promise<void> {
  // One server serves the files of tests that run side by side: no two use a name twice.
  const note = crypto.randomUUID();
  await fetch(`${faultAddress('publish', note)}/`, { method: 'POST', body: JSON.stringify(body) });
  askServiceAt(service, faultAddress('published', note));
}

/** Makes the course service answer with these courses, in its own words, until the end of the test. */
export function publishCourses(courses: readonly object[]): Promise<void> {
  return publish('course', { courses });
}

/** How many calls the fault server holds under a name. */
export async function heldCalls(note: string): Promise<number> {
  return (await fetch(`${faultAddress('held', note)}/`)).json();
}

/** Lets them go: the hung ones are cut, the slow ones answered. */
export async function releaseCalls(note: string): Promise<void> {
  await fetch(`${faultAddress('release', note)}/`);
}
