import { onTestFinished } from 'vitest';

/** What a dialog does is not there, as in Safari before 15.4, until the test ends. */
export function lackDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const { close, showModal } = Object.getOwnPropertyDescriptors(prototype);
  Reflect.deleteProperty(prototype, 'close');
  Reflect.deleteProperty(prototype, 'showModal');
  onTestFinished(() => {
    Object.defineProperties(prototype, { close, showModal });
  });
}
