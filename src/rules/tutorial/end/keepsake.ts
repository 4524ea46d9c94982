import { cut } from '../../text/cut.ts';
import { passedLabel } from '../exercises.ts';
import { STEP_KEYS } from '../steps.ts';

/** What the picture of a cloth tells. */
export interface Keepsake {
  /** « Python » */
  tutorial: string;
  /** As the reader types it; may be empty. */
  firstName: string;
  /** « 27 novembre 2026 » */
  date: string;
  /** The steps whose band is woven. */
  woven: readonly string[];
  /** The names of the exercises passed. */
  passed: readonly string[];
  /** « Le cahier de boutique »; told once the step of the project is woven. */
  project: string;
}

/** No line of the picture is longer, in characters. */
const LINE_CHARS = 40;

/** The lines under the cloth of a picture, the first one large (T32). */
export function keepsakeLines(keepsake: Keepsake): string[] {
  const { tutorial, firstName, date, woven, passed, project } = keepsake;
  const name = firstName.replace(/\s+/g, ' ').trim();
  const bands = STEP_KEYS.filter((key) => woven.includes(key)).length;
  const count = `${bands} bande${bands > 1 ? 's' : ''} sur ${STEP_KEYS.length}`;
  const lines = [
    name || tutorial,
    name ? `${tutorial}\u00A0: ${count}` : count,
    passedLabel(passed).replace(/exercice(s?)/, 'exercice$1 réussi$1'),
    woven.includes('project') && project ? `Projet\u00A0: ${project}` : '',
    date,
  ];
  return lines.filter(Boolean).map((line) => cut(line, LINE_CHARS));
}

/** The name of a project: how the description of its step begins, « Le cahier de boutique » (T32). */
export function projectName(description: string): string {
  return description.split(/[.,:;]/)[0]?.trim() ?? '';
}
