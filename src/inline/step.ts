import { stepOfAddress } from '../rules/tutorial/steps.ts';

/**
 * Puts the opening step on `<html data-step>` before the first paint, so that `?tabs=project` shifts
 * nothing (T3).
 */
document.documentElement.dataset.step = stepOfAddress(location);
