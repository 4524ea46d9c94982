import { SANDBOXES } from '../frame-paths.ts';

/** In milliseconds: a frame says that it is ready while it loads. */
const READY_MS = 1_000;
/** In milliseconds: after this the copy of the device is asked for (K2). */
const PATIENCE_MS = 4_000;

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
    frame.src = address;
  };
  function late(): void {
    if (frame.hasAttribute('sandbox')) fromDevice();
    else failed();
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  hear(frame, signal, () => {
    isHeard = true;
    clearTimeout(timer);
  });
  // Another page in its place says nothing: that of a network that is not there.
  frame.addEventListener('load', () => isHeard || wait(READY_MS), { signal });
  if (navigator.onLine) {
    frame.setAttribute('sandbox', SANDBOXES[path] ?? '');
    frame.src = address;
    wait(PATIENCE_MS);
  } else fromDevice();
}

/**
 * Calls back for each message of this frame until the signal aborts, when it comes from a document without
 * an origin: one that has that of the site is given nothing to run (U2).
 */
export function hear(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  told: (message: unknown) => void,
): void {
  const heard = ({ data, origin, source }: MessageEvent) => {
    if (origin === 'null' && source === frame.contentWindow) told(data);
  };
  window.addEventListener('message', heard, { signal });
}
