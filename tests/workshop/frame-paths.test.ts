import { expect, test } from 'vitest';
import { SANDBOXES } from '../../src/workshop/frame-paths.ts';

test('no frame of the workshop has the origin of the site, or leaves its place (U2, U9)', () => {
  expect(Object.keys(SANDBOXES)).toEqual(['/atelier', '/atelier-python', '/atelier-sql']);
  for (const allowed of Object.values(SANDBOXES))
    expect(allowed).not.toMatch(/same-origin|popups|navigation|modals|downloads/);
});
