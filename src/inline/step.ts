import { stepOfAddress } from '../rules/tutorial/steps.ts';

/** Names the opening step on `<html data-step>` before the first paint: `?tabs=project` shifts nothing. */
document.documentElement.dataset.step = stepOfAddress(location);
