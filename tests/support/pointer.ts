import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

/** The pointer stays where the file before left it: a notice that is pointed at would not leave. */
beforeAll(() => {
  const position = { x: window.innerWidth - 2, y: window.innerHeight - 2 };
  return userEvent.hover(document.documentElement, { position, force: true });
});
