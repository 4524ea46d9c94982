import { checkCourses } from './checks/courses.ts';
import { checkPreflight } from './checks/cross-origin.ts';
import { checkMessages } from './checks/messages.ts';
import { checkPages } from './checks/pages.ts';
import { checkSession } from './checks/session.ts';
import { createFindings, type Findings } from './findings.ts';
import type { Target } from './target.ts';
import { CALLS } from './wire/calls.ts';

/** Tries services as the site uses them, one request after the other, and says what differs (W27). */
export async function tryServices(target: Target): Promise<Findings> {
  const findings = createFindings();
  const asked = new Set<string>();
  for (const call of Object.values(CALLS)) {
    // Two calls of one address share their preflight.
    if (!asked.has(call.endpoint.path)) await checkPreflight(target, call, findings);
    asked.add(call.endpoint.path);
  }
  await checkCourses(target, findings);
  await checkMessages(target, findings);
  await checkPages(target, findings);
  // Last: it may end the session that the pages were asked in.
  await checkSession(target, findings);
  return findings;
}
