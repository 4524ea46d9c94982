import { SANDBOXES } from '../frame-paths.ts';

/** In milliseconds: a frame says that it is ready while it loads. */
const READY_MS = 1_000;
/** In milliseconds: after this the copy of the device is asked for (K2). */
const PATIENCE_MS = 4_000;

/** More messages than this in a second come from code that never stops. */
const MAX_MESSAGES = 1_000;
const WINDOW_MS = 1_000;

/** How a frame is opened. */
export interface Opening {
  path: string;
  /** Where its file is, when it is not there. */
  address?: string;
  /** Its abort forgets the frame. */
  signal: AbortSignal;
  /** Called when neither the network nor the device has the frame. */
  failed: () => void;
}

/**
 * Opens a frame of the workshop, with the attribute `sandbox` as long as the network answers. No worker
 * answers for such a frame: without network the attribute goes, and the copy that is kept on the device
 * comes, which its header sandboxes in the same words (U2, U11).
 */
export function openFrame(frame: HTMLIFrameElement, opening: Opening): void {
  const { path, address = path, signal, failed } = opening;
  let isHeard = false;
  let timer = 0;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(late, milliseconds);
  };
  const fromDevice = () => {
    frame.removeAttribute('sandbox');
    renew(frame, address);
    wait(PATIENCE_MS);
  };
  function late(): void {
    if (frame.hasAttribute('sandbox')) fromDevice();
    else failed();
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  hear(frame, signal, () => {
    isHeard = true;
    clearTimeout(timer);
    // Where its code leads the frame has no origin either.
    frame.setAttribute('sandbox', SANDBOXES[path] ?? '');
  });
  // Another page in its place says nothing: that of a network that is not there.
  frame.addEventListener('load', () => isHeard || wait(READY_MS), { signal });
  if (navigator.onLine) {
    frame.setAttribute('sandbox', SANDBOXES[path] ?? '');
    renew(frame, address);
    wait(PATIENCE_MS);
  } else fromDevice();
}

/** Ends at once what runs in a frame, endless code too: put back into the page, it has a new window (U4). */
export function renew(frame: HTMLIFrameElement, address?: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  if (address) frame.src = address;
  else frame.removeAttribute('src');
  parentNode?.insertBefore(frame, nextSibling);
}

/**
 * Calls back for each message of this frame until the signal aborts, when it comes from a document without
 * an origin: one that has that of the site is given nothing to run (U2). A flood ends the frame.
 */
export function hear(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  told: (message: unknown) => void,
): void {
  let since = 0;
  let count = 0;
  const heard = (event: MessageEvent) => {
    const { origin, source, timeStamp } = event;
    if (origin !== 'null' || source !== frame.contentWindow) return;
    if (timeStamp - since > WINDOW_MS) [since, count] = [timeStamp, 0];
    count += 1;
    // Its data is read last: a giant one takes a while.
    if (count > MAX_MESSAGES) renew(frame);
    else told(event.data);
  };
  window.addEventListener('message', heard, { signal });
}
