import { STEP_PARAMETER, STEPS } from '../rules/tutorial/steps.ts';

const KEYS = JSON.stringify(STEPS.map(({ key }) => key));

/**
 * Puts the opening step on `<html data-step>` before the first paint, so that `?tabs=project` shifts
 * nothing (T3). The same rule as `stepOfAddress`, written for a browser that has loaded no module yet.
 */
export const STEP_SCRIPT = `(function (root) {
  var keys = ${KEYS};
  var wanted = [location.hash.slice(1).split('-')[0], new URLSearchParams(location.search).get('${STEP_PARAMETER}')];
  root.dataset.step = wanted.find(function (key) { return keys.indexOf(key) >= 0; }) || keys[0];
})(document.documentElement)`.replace(/\n\s*/g, '');
