import { expect, test } from 'vitest';
import { SANDBOXES } from '../../src/workshop/frame-paths.ts';

test('no frame of the workshop has the origin of the site, or leaves its place (U2, U9)', () => {
  expect(Object.keys(SANDBOXES)).toContain('/atelier');
  for (const [path, allowed] of Object.entries(SANDBOXES)) {
    expect(path).toMatch(/^\/atelier(?:-\w+)?$/);
    expect(allowed).toMatch(/^allow-scripts(?: allow-forms)?$/);
  }
});
