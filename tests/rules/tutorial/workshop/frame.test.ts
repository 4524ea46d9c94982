import { expect, test } from 'vitest';
import { workshopFrame } from '../../../../src/rules/tutorial/workshop/frame.ts';

test('the frame holds its program, and reaches nothing', () => {
  const html = workshopFrame('start()');
  expect(html).toContain('<script>start()</script>');
  expect(html).toContain(
    "default-src 'none'; script-src 'unsafe-inline' data:; worker-src 'none';",
  );
  expect(html).not.toMatch(/'self'|https?:|blob:/);
});
