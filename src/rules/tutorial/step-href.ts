import { tutorialPath } from '../site/links.ts';
import { STEP_PARAMETER, type StepKey } from './steps.ts';

/** The address of a heading of a step, or of the step when no heading is given. */
export function stepHref(slug: string, key: StepKey, heading = ''): string {
  return `${tutorialPath(slug)}?${STEP_PARAMETER}=${key}${heading && `#${heading}`}`;
}
