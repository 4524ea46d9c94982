const CHANNEL = 'logout';

let channel: BroadcastChannel | undefined;

/**
 * Calls back when another tab has logged out; not while the page waits in the browser's memory (S5).
 */
export function onLoggedOutElsewhere(heard: () => void): void {
  open(heard);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => persisted && open(heard));
}

/** Tells the other tabs that this one has logged out (S5). */
export function tellLoggedOut(): void {
  channel?.postMessage(true);
}

/** A browser that blocks cookies may block this channel too. */
function open(heard: () => void): void {
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = heard;
  } catch (error) {
    console.warn('tabs', error);
  }
}

function close(): void {
  channel?.close();
  channel = undefined;
}
