import { bareCode, strangeSign } from '../../../frame/typed/signs.ts';
import type { PythonJob } from '../protocol.ts';
import { mixedMargin } from './margins.ts';
import { inLightPython } from './source.ts';

/** MicroPython stops there, and `withSyntaxCause` says why. */
const UNREADABLE = '$';

/** A job, with the program as light Python can read it; what Python refuses and it would read stops at its line. */
export function forLight(job: PythonJob): PythonJob {
  const { code } = job;
  const lines = [strangeSign(code, 'Python')?.line, mixedMargin(bareCode(code, 'Python'))];
  const line = Math.min(...lines.map((one) => one ?? Number.POSITIVE_INFINITY));
  const isRead = line === Number.POSITIVE_INFINITY;
  return { ...job, light: isRead ? inLightPython(code) : '\n'.repeat(line - 1) + UNREADABLE };
}
