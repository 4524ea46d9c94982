import { stepOfAddress } from '../rules/tutorial/steps.ts';

const { className, dataset } = document.documentElement;

/**
 * Puts the opening step on `<html data-step>` before the first paint, so that `?tabs=project` shifts
 * nothing (T3); below the floor of engines (W29) all eight stand in order.
 */
if (className) dataset.step = stepOfAddress(location);
