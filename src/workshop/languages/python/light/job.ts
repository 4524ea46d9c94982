import type { PythonJob } from '../protocol.ts';
import { inLightPython } from './source.ts';

/** A job, with the program as light Python can read it. */
export function forLight(job: PythonJob): PythonJob {
  return { ...job, light: inLightPython(job.code) };
}
